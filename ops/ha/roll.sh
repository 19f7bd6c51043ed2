#!/bin/bash
# roll.sh 3: the shop nodes are restarted one after the other, so many times, while people order and read. Prints every request
# that failed. After up.sh.
source "$(dirname "$0")/places.sh"
DATABASE_URL=$(cat "$FOLDER/database-url")
export DATABASE_URL
cd "$SHOP"
at people "$NODE" scripts/outage/test-rolling.ts "$@"
