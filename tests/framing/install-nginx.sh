#!/bin/sh
# Install the nginx that the tests start, unless it is there. Needs root on a Debian system.
set -eu
PATH="$PATH:/usr/sbin" command -v nginx >/dev/null && exit 0
apt-get update -qq
# It must not start a service of its own: the tests start theirs.
RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light
