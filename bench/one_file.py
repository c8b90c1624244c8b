"""`python -m bench.one_file build`: all compiled as one C file by one processor, as a yardstick."""

from mypyc.build import mypycify
from setuptools import setup

from setup import compiled_files


def main() -> None:
    made = mypycify(
        list(map(str, compiled_files())), group_name="tablee", opt_level="3", debug_level="0"
    )
    for extension in made:
        extension.extra_compile_args.append("-fwrapv")
    setup(ext_modules=made)


if __name__ == "__main__":
    main()
