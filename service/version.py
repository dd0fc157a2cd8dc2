"""The version of the service, from the installed package."""

from importlib.metadata import version

VERSION = version("arbitro")
