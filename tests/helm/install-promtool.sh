#!/bin/sh
# Install Prometheus's promtool, which tries the alerts, unless it is there. Needs root on a Debian system.
set -eu
command -v promtool >/dev/null && exit 0
apt-get update -qq
# It must not start a service of its own.
RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends prometheus
