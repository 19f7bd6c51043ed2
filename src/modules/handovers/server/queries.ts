import { sql } from 'kysely';
import type { MerchantOrderStatus } from '#modules/orders/order.ts';
import type { scopeOf } from '#modules/orders/server/back-office/scope.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { countUpTo, limitToPage } from '#platform/server/limit-to-page.ts';
import type { FoundParcel, Scanned } from '../handover.ts';

type Scope = ReturnType<typeof scopeOf>;

interface FoundOrder {
  orderId: number;
  merchantOrderId: number;
  status: MerchantOrderStatus;
  /** The parcel with the courier's number; null where an order was looked for. */
  tracked: number | null;
  parcels: FoundParcel[];
}

/** The merchant's part that a number means. */
export async function selectScanned(
  run: Runner,
  merchantId: number,
  scanned: Scanned,
): Promise<FoundOrder | undefined> {
  const isMeant =
    'tracking' in scanned ? sql`mo.id = t.merchant_order_id` : sql`mo.order_id = ${scanned.orderId}`;
  const tracked =
    'tracking' in scanned
      ? sql`(select id, merchant_order_id from parcels where tracking_number = ${scanned.tracking} order by id desc limit 1)`
      : sql`(select null::bigint as id, null::bigint as merchant_order_id)`;
  const { rows } = await sql<FoundOrder>`
    select mo.order_id as "orderId", mo.id as "merchantOrderId", mo.status, t.id as tracked,
           (select coalesce(json_agg(json_build_object('parcelId', p.id, 'state', p.state) order by p.id), '[]')
              from parcels p where p.merchant_order_id = mo.id) as parcels
      from ${tracked} t, merchant_orders mo where ${isMeant} and mo.merchant_id = ${merchantId} and mo.tab <> 'unpaid'`.execute(
    run,
  );
  return rows[0];
}

export async function countPackedParcels(run: Runner, merchantId: number, most: number) {
  const { rows } = await sql<{ carrier: string; packed: number }>`
    select carrier, count(*)::int as packed
      from (select p.carrier from merchant_orders mo join parcels p on p.merchant_order_id = mo.id and p.state = 'packed'
             where mo.merchant_id = ${merchantId} and mo.tab = 'preparing' limit ${sql.lit(most)}) waiting
     group by carrier order by packed desc, carrier`.execute(run);
  return rows;
}

export interface NewHandover {
  key: string;
  merchantId: number;
  carrier: string;
  handedBy: number;
  takenBy: string;
  signature: string;
  signedFor: readonly number[];
  now: Date;
}

/** Null if there is a list of this key already. */
export async function insertHandover(run: Runner, signed: NewHandover): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into handovers (key, merchant_id, carrier, handed_by, taken_by, signature, signed_for, signed_at)
    values (${signed.key}, ${signed.merchantId}, ${signed.carrier}, ${signed.handedBy}, ${signed.takenBy}, ${signed.signature}, ${signed.signedFor}::bigint[], ${signed.now})
    on conflict (key) do nothing returning id`.execute(run);
  return rows[0]?.id ?? null;
}

export async function selectByKey(run: Runner, key: string) {
  const { rows } = await sql<{ id: number; merchantId: number; carrier: string; signedFor: number[] }>`
    select id, merchant_id as "merchantId", carrier, to_json(signed_for) as "signedFor" from handovers where key = ${key}`.execute(
    run,
  );
  return rows[0];
}

export async function insertParcel(tx: Tx, handoverId: number, parcelId: number): Promise<void> {
  await sql`insert into handover_parcels (parcel_id, handover_id) values (${parcelId}, ${handoverId})`.execute(
    tx,
  );
}

/** The parcels that went with the list; none with a list that is not there. */
export async function selectHanded(run: Runner, handoverId: number | null): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select parcel_id as id from handover_parcels where handover_id = ${handoverId}`.execute(run);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these parcels that this courier carries. */
export async function selectCarried(
  run: Runner,
  parcelIds: readonly number[],
  carrier: string,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from parcels where id = any(${parcelIds}::bigint[]) and carrier = ${carrier}`.execute(run);
  return new Set(rows.map(({ id }) => id));
}

export interface StoredHandover {
  id: number;
  merchantName: string;
  merchantAddress: string;
  carrier: string;
  takenBy: string;
  handedBy: string;
  signature: string | null;
  signedAt: Date;
  parcels: number;
  /** Piastres. */
  cash: number;
}

const COLUMNS = sql`
  h.id, m.name_ar as "merchantName", m.address as "merchantAddress", h.carrier, h.taken_by as "takenBy", coalesce(u.name, '') as "handedBy", h.signature,
  h.signed_at as "signedAt", sums.parcels, sums.cash`;

const FROM = sql`
  merchants m on m.id = h.merchant_id left join users u on u.id = h.handed_by
  cross join lateral (select count(*)::int as parcels, coalesce(sum(c.amount), 0)::int as cash
                        from handover_parcels p left join cod_collections c using (parcel_id) where p.handover_id = h.id) sums`;

const ownedBy = (scope: Scope) => (scope === 'all' ? sql`true` : sql`h.merchant_id = ${scope.merchantId}`);

export async function selectHandovers(
  run: Runner,
  scope: Scope,
  place: { limit: number; offset: number },
): Promise<StoredHandover[]> {
  const { rows } = await sql<StoredHandover>`
    select ${COLUMNS} from (select * from handovers h where ${ownedBy(scope)} order by id desc ${limitToPage(place)}) h
      join ${FROM} order by h.id desc`.execute(run);
  return rows;
}

/** Up to `MOST_COUNTED`. */
export async function countHandovers(run: Runner, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countUpTo(sql`select from handovers h where ${ownedBy(scope)}`)} as count`.execute(run);
  return rows[0]?.count ?? 0;
}

export async function selectHandover(
  run: Runner,
  scope: Scope,
  id: number,
): Promise<StoredHandover | undefined> {
  const { rows } = await sql<StoredHandover>`
    select ${COLUMNS} from handovers h join ${FROM} where h.id = ${id} and ${ownedBy(scope)}`.execute(run);
  return rows[0];
}

export interface StoredRow {
  id: number;
  orderId: number;
  status: MerchantOrderStatus;
  trackingNumber: string | null;
  recipient: string;
  governorate: string;
  units: number;
  cash: number;
}

export async function selectRows(run: Runner, handoverId: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select p.id, mo.order_id as "orderId", mo.status, p.tracking_number as "trackingNumber",
           o.address ->> 'recipient' as recipient, coalesce(g.name_ar, '') as governorate,
           (select coalesce(sum(quantity), 0)::int from parcel_lines l where l.parcel_id = p.id) as units,
           coalesce(c.amount, 0) as cash
      from handover_parcels h join parcels p on p.id = h.parcel_id
      join merchant_orders mo on mo.id = p.merchant_order_id join orders o on o.id = mo.order_id
      left join governorates g on g.id = mo.governorate_id
      left join cod_collections c on c.parcel_id = p.id
     where h.handover_id = ${handoverId} order by p.id`.execute(run);
  return rows;
}

/** Gives the pictures that nothing names any more. */
export async function forgetSigners(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    with old as (select id, signature from handovers where signature is not null and signed_at < ${before}
                  order by signed_at limit 5000 for update),
    gone as (update handovers h set signature = null, taken_by = '' from old where old.id = h.id)
    select signature from old`.execute(tx);
  return rows.map(({ signature }) => signature);
}

export async function selectUsedSignatures(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select private_hash(signature) as hash from handovers
     where signature is not null and private_hash(signature) = any(${hashes}::text[])`.execute(run);
  return rows.map(({ hash }) => hash);
}
