"""``arena``, also as ``python -m arena``."""
import errno
import os
import sys

LACKING = {
    errno.EMFILE: "too few files may be open here; allow more: ulimit -n 256",
    errno.ENOENT: "the current folder is gone; go to another one",
}


def leave_current_folder() -> None:
    """Takes the current folder, which ``python -m`` puts first, off the path, unless the kit itself stands there.

    Its files may have any name, and would be taken for modules.
    """
    kit = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    if sys.path[0] in ("", os.getcwd()) and os.getcwd() != kit:
        del sys.path[0]


def main() -> int:
    """The command line; returns its exit code."""
    try:
        leave_current_folder()
        from arena.own_python import own_python

        with own_python("-m arena"):
            from arena import cli

            return cli.main()
    except KeyboardInterrupt:
        from arena.contract.exit_codes import INTERRUPTED

        return INTERRUPTED
    except OSError as error:
        if error.errno not in LACKING:
            raise
        sys.exit(f"arena: {LACKING[error.errno]}")


if __name__ == "__main__":
    sys.exit(main())
