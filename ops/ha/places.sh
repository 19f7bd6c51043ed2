# What up.sh, down.sh and storm.sh share. Each place is a machine of its own: a network namespace `wekala-PLACE`, joined to the
# others by a bridge in `wekala-lan` and to nothing else.
set -euo pipefail

# Where Debian's programs are, such as a folder that debootstrap filled; / if they are installed here.
ROOT=${ROOT:-/}
ROOT=${ROOT%/}
# Everything that is written: databases, logs, passwords. In memory, and so also seen below ROOT, which gets this /dev.
FOLDER=/dev/shm/wekala-ha
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
SHOP=$(cd "$HERE/../.." && pwd)
NODE=$SHOP/node_modules/.bin/node

declare -A ADDRESS=(
  [db1]=10.0.0.11 [db2]=10.0.0.12 [db3]=10.0.0.13
  [etcd1]=10.0.0.21 [etcd2]=10.0.0.22 [etcd3]=10.0.0.23
  [web1]=10.0.0.31 [web2]=10.0.0.32
  [door]=10.0.0.40
  [people]=10.0.0.50
)

[ "$(id -u)" = 0 ] || { echo "Network namespaces need root." >&2; exit 1; }

# at PLACE COMMAND…
at() {
  local place=$1
  shift
  ip netns exec "wekala-$place" "$@"
}
