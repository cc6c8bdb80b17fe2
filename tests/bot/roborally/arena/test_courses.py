"""The official courses, and floors made by chance."""
from __future__ import annotations

from random import Random

from bot.roborally.arena.courses import choose_course, features_of, generate, official_courses
from bot.roborally.rules.editions import RULES_2005, RULES_MAASTRICHT


def test_there_are_all_official_courses_and_their_start_cells_are_floor() -> None:
    courses = official_courses()
    assert len(courses) == 17
    for course in courses.values():
        assert len(course.starts) == 8
        assert all(course.floor.is_floor(cell) for cell, _ in course.starts)


def test_generated_courses_have_only_the_features_of_the_edition() -> None:
    for seed in range(20):
        course = generate(Random(seed), RULES_MAASTRICHT.features, 4)
        assert features_of(course.floor) <= RULES_MAASTRICHT.features
    assert choose_course(None, RULES_2005.features, 4, Random(1)).players.stop > 4
