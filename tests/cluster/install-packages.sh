#!/bin/bash
# Debian's packages that a node needs, where they are missing; as root.
set -euo pipefail
packages=(buildah runc catatonit iptables containerd containernetworking-plugins conntrack socat ethtool
  nftables ipset dnsmasq-base redis-server curl openssl)
missing=()
for package in "${packages[@]}"; do
  dpkg-query --show --showformat='${Status}\n' "$package" 2>/dev/null | grep -q ' installed$' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit
apt-get update --quiet=2
# Their services stay stopped: the cluster starts its own.
RUNLEVEL=1 apt-get install --yes --quiet=2 --no-install-recommends "${missing[@]}"
