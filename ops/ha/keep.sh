#!/bin/bash
# keep.sh LOG COMMAND…: starts it again a second after it ended, as systemd does, and writes down that it did.
log=$1
shift
while :; do
  "$@" >>"$log" 2>&1
  code=$?
  echo "$(date +%T) ended with $code" >>"$log.ends"
  sleep 1
done
