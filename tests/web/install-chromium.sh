#!/bin/sh
# Install the Chromium that the web tests drive, unless it is there. Needs root on a Debian system.
set -eu
[ -x /usr/bin/chromium ] && exit 0
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    chromium fonts-dejavu-core
