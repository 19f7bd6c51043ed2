#!/bin/bash
# up.sh: three database servers, three etcd, two shop nodes and HAProxy on this machine, each in a network namespace of its own.
# ROOT=/folder takes Debian's programs from there. Installs nothing. `down.sh` removes everything.
source "$(dirname "$0")/places.sh"
export ROOT FOLDER
BIN=/usr/lib/postgresql/18/bin
ETCDS=10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379

check_programs() {
  local program
  for program in /usr/bin/patroni /usr/bin/etcd /usr/sbin/haproxy $BIN/postgres $BIN/psql; do
    [ -x "$ROOT$program" ] && continue
    echo "There is no $ROOT$program. Debian's packages: patroni python3-etcd etcd-server haproxy postgresql-18" >&2
    exit 1
  done
}

join() {
  local place=$1
  ip netns add "wekala-$place"
  at lan ip link add "$place" type veth peer name net0 netns "wekala-$place"
  at lan ip link set "$place" master lan up
  at "$place" ip link set lo up
  at "$place" ip link set net0 up
  at "$place" ip address add "${ADDRESS[$place]}/24" dev net0
  mkdir -p "$FOLDER/$place"
}

join_all() {
  local place
  ip netns add wekala-lan
  at lan ip link add lan type bridge
  at lan ip link set lan up
  for place in "${!ADDRESS[@]}"; do join "$place"; done
}

# keep PLACE NAME COMMAND…: lets it run there from now on.
keep() {
  local place=$1 name=$2
  shift 2
  setsid ip netns exec "wekala-$place" "$HERE/keep.sh" "$FOLDER/$place/$name.log" "$@" </dev/null >/dev/null 2>&1 &
}

debian() {
  local place=$1 name=$2
  shift 2
  keep "$place" "$name" "$HERE/debian.sh" "$@"
}

# until_true SECONDS WHAT COMMAND…
until_true() {
  local seconds=$1 what=$2
  shift 2
  for _ in $(seq "$seconds"); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 1
  done
  echo "Still not: $what. See the logs in $FOLDER." >&2
  exit 1
}

own() { chown -R --reference="$FOLDER/owner" "$1"; }

start_etcd() {
  local place=$1 here=http://${ADDRESS[$1]}
  own "$FOLDER/$place"
  debian "$place" etcd postgres etcd --name "$place" --data-dir "$FOLDER/$place/data" \
    --listen-client-urls "$here:2379" --advertise-client-urls "$here:2379" \
    --listen-peer-urls "$here:2380" --initial-advertise-peer-urls "$here:2380" \
    --initial-cluster etcd1=http://10.0.0.21:2380,etcd2=http://10.0.0.22:2380,etcd3=http://10.0.0.23:2380 \
    --heartbeat-interval 200 --election-timeout 2000 --auto-compaction-retention 1
}

start_database() {
  local place=$1 here=${ADDRESS[$1]}
  own "$FOLDER/$place"
  debian "$place" patroni postgres env "PATRONI_NAME=$place" "PATRONI_ETCD3_HOSTS=$ETCDS" \
    "PATRONI_RESTAPI_CONNECT_ADDRESS=$here:8008" "PATRONI_POSTGRESQL_CONNECT_ADDRESS=$here:5432" \
    "PATRONI_POSTGRESQL_DATA_DIR=$FOLDER/$place/data" "PATRONI_POSTGRESQL_BIN_DIR=$BIN" \
    "PATRONI_POSTGRESQL_PGPASS=$FOLDER/$place/pgpass" \
    "PATRONI_SUPERUSER_PASSWORD=$PASSWORD" "PATRONI_REPLICATION_PASSWORD=$PASSWORD" \
    patroni "$FOLDER/patroni.yml"
}

start_shop() {
  local place=$1
  keep "$place" shop env -i "PATH=$PATH" NODE_ENV=production HOST=0.0.0.0 PORT=3000 RUNS=both DRAIN_SECONDS=5 \
    TRUSTED_PROXIES=1 PUBLIC_URL=http://10.0.0.40:8080 "DATABASE_URL=$DATABASE_URL" "DATA_DIR=$FOLDER/$place/data" \
    "SECRET_KEY=$SECRET_KEY" LOG_LEVEL=warn "$NODE" "$SHOP/src/server/main.ts"
}

has_two_standbys() { at people curl -sf http://10.0.0.11:8008/cluster | grep -o '"state": "streaming"' | wc -l | grep -qx 2; }
as_owner() { at people env "PGPASSWORD=$PASSWORD" "$HERE/debian.sh" postgres $BIN/psql -v ON_ERROR_STOP=1 -h 127.0.0.1 -p 6432 "$@"; }

check_programs
[ ! -e "$FOLDER" ] || { echo "It is up already, or was not taken down: down.sh" >&2; exit 1; }
mkdir -m 711 "$FOLDER"
PASSWORD=$(openssl rand -hex 16)
SECRET_KEY=$(openssl rand -hex 32)
DATABASE_URL=postgres://wekala:$PASSWORD@127.0.0.1:6432/wekala
touch "$FOLDER/owner" && chown "$(chroot "$ROOT/" id -u postgres):$(chroot "$ROOT/" id -g postgres)" "$FOLDER/owner"
install -m 600 /dev/null "$FOLDER/database-url" && echo "$DATABASE_URL" >"$FOLDER/database-url"
cp "$HERE/patroni.yml" "$HERE/../haproxy-database.cfg" "$HERE/../haproxy.cfg" "$FOLDER"
(cd "$SHOP" && "$NODE" scripts/build.ts)

join_all
for place in etcd1 etcd2 etcd3; do start_etcd $place; done
until_true 60 "etcd answers" at people curl -sf http://10.0.0.21:2379/health
for place in db1 db2 db3; do start_database $place; done
for place in web1 web2 people; do debian $place haproxy root haproxy -db -f "$FOLDER/haproxy-database.cfg"; done
until_true 180 "a primary has two standbys" has_two_standbys
until_true 60 "HAProxy leads to the primary" as_owner -c "select 1" postgres
as_owner -c "create role wekala login password '$PASSWORD'" -c "create database wekala owner wekala" postgres

start_shop web1
until_true 180 "the first shop node is ready" at people curl -sf http://10.0.0.31:3000/readyz
start_shop web2
debian door haproxy root env NODE_A=10.0.0.31:3000 NODE_B=10.0.0.32:3000 haproxy -db -f "$FOLDER/haproxy.cfg"
until_true 180 "the second shop node is ready" at people curl -sf http://10.0.0.32:3000/readyz
until_true 30 "HAProxy leads to the shop" at people curl -sf http://10.0.0.40:8080/readyz
at people curl -s http://10.0.0.11:8008/cluster
echo
