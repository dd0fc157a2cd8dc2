#!/bin/sh
# Lays out a root file system that holds Python and what it needs, of Debian's packages: no shell, no
# package manager, nothing to build with. Runs in a Debian with apt; takes the folder to fill.
set -eu
root=$1
python=$(python3 -c 'import sys; print("python%d.%d" % sys.version_info[:2])')

mkdir -p "$root/usr/bin" "$root/usr/sbin" "$root/usr/lib" "$root/usr/lib64" "$root/etc/ssl/certs" \
  "$root/var/lib/dpkg/status.d" /tmp/packages
for merged in bin sbin lib lib64; do ln -s "usr/$merged" "$root/$merged"; done
install --directory --mode=1777 "$root/tmp"

cd /tmp/packages
apt-get download "$python-minimal" "lib$python-minimal" "lib$python-stdlib" python3-minimal \
  base-files netbase media-types tzdata libc6 libgcc-s1 libcrypt1 libexpat1 libffi8 liblzma5 \
  libbz2-1.0 libsqlite3-0 libssl3 libstdc++6 libuuid1 zlib1g
for package in *.deb; do
  dpkg-deb --fsys-tarfile "$package" | tar --extract --keep-directory-symlink --directory "$root"
  # Where those who look for known faults look up what is installed.
  dpkg-deb --field "$package" > "$root/var/lib/dpkg/status.d/${package%%_*}"
done
rm -rf "$root/usr/share/man" "$root/usr/share/doc-base" "$root/usr/share/lintian" "$root/usr/share/bug"
find "$root/usr/share/doc" -mindepth 1 ! -name copyright ! -type d -delete

cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
printf 'root:x:0:0:root:/root:/sbin/nologin\narbitro:x:10001:10001::/:/sbin/nologin\n' > "$root/etc/passwd"
printf 'root:x:0:\narbitro:x:10001:\n' > "$root/etc/group"
printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
# Byte code is written now, since nothing can be written when the image runs.
python3 -m compileall -q -s "$root" -p / "$root/usr/lib/$python"
