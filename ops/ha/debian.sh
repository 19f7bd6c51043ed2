#!/bin/bash
# debian.sh ACCOUNT COMMAND…: runs a program of Debian's, from the folder ROOT if they are not installed here.
account=$1
shift
[ -n "$ROOT" ] || exec setpriv --reuid "$account" --regid "$account" --clear-groups "$@"
# These mounts are seen by this program alone, and go with it.
exec unshare --mount bash -c '
  set -e
  mount --rbind /dev "$ROOT/dev"
  mount -t proc proc "$ROOT/proc"
  exec chroot --userspec="$0:$0" "$ROOT" "$@"' "$account" "$@"
