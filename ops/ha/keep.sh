#!/bin/bash
# keep.sh LOG COMMAND…: starts it again a second after it ended, as systemd does, and writes down that it did.
log=$1
shift
while :; do
  "$@" >>"$log" 2>&1
  echo "$(date +%T) ended with $?" >>"$log.ends"
  sleep 1
done
