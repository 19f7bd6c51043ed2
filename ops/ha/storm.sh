#!/bin/bash
# storm.sh 50: orders without a pause, and so many faults. Prints what was acknowledged, lost and doubled. After up.sh.
source "$(dirname "$0")/places.sh"
DATABASE_URL=$(cat "$FOLDER/database-url")
export DATABASE_URL
cd "$SHOP"
at people "$NODE" scripts/outage/test-fail-over.ts "$@"
