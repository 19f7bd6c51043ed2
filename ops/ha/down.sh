#!/bin/bash
# down.sh: ends every process in the namespaces of up.sh, and removes them and the folder.
source "$(dirname "$0")/places.sh"

# A supervisor may begin one more program meanwhile, so it asks again until there is none.
end_all() {
  local place=$1
  for _ in $(seq 50); do
    local pids
    pids=$(ip netns pids "wekala-$place" 2>/dev/null || true)
    [ -n "$pids" ] || return 0
    # shellcheck disable=SC2086
    kill -KILL $pids 2>/dev/null || true
    sleep 0.1
  done
  echo "Processes in wekala-$place do not end: $pids" >&2
}

for place in "${!ADDRESS[@]}" lan; do
  [ -e "/run/netns/wekala-$place" ] || continue
  end_all "$place"
  ip netns delete "wekala-$place"
done
rm -rf "$FOLDER"
