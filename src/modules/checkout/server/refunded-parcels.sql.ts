import { sql } from 'kysely';
import type { LossParty } from '#modules/ledger/loss-party.ts';
import type { CallBody } from '#platform/call.ts';
import type { Piastres } from '#platform/money.ts';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import type { AfterRefund } from '../after-refund.ts';
import { type listRefundedParcels, MOST_REFUNDED_PARCELS } from '../refunded-parcels.calls.ts';

/** Amounts in piastres. */
type Listed = Dated<CallBody<typeof listRefundedParcels>['parcels'][number], 'openedAt'>;

/** A parcel that is back again is over, whatever was chosen. */
export async function selectRefundedParcels(run: Runner): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select r.id, p.id as "parcelId", mo.order_id as "orderId", mo.merchant_name as "merchantName", r.amount, r.choice,
           p.state = 'delivered' as "isDelivered", r.opened_at as "openedAt", r.reason
      from refunded_parcels r join parcels p on p.id = r.parcel_id join merchant_orders mo on mo.id = p.merchant_order_id
     where r.closed_at is null and p.state <> 'returned'
     order by r.id limit ${sql.lit(MOST_REFUNDED_PARCELS)}`.execute(run);
  return rows;
}

/** Whether the buyer of a parcel that was refunded has paid for it again. */
export async function isPaidAgain(run: Runner, parcelId: number): Promise<boolean> {
  const { rows } = await sql`select from refunded_parcels where parcel_id = ${parcelId} and paid > 0`.execute(
    run,
  );
  return rows.length > 0;
}

export interface Chosen {
  choice: 'bring_back' | 'ask_buyer' | 'bear';
  lossParty: LossParty | null;
}

export const chosen = (decision: AfterRefund): Chosen =>
  decision === 'merchant' || decision === 'platform'
    ? { choice: 'bear', lossParty: decision }
    : { choice: decision, lossParty: null };

/** The choice for a parcel, in the place of the one that may be open. */
export async function insertRefundedParcel(
  tx: Tx,
  said: Chosen & { parcelId: number; amount: Piastres; reason: string; at: Date },
): Promise<void> {
  await sql`
    insert into refunded_parcels (parcel_id, amount, choice, loss_party, reason, opened_at, closed_at)
    values (${said.parcelId}, ${said.amount}, ${said.choice}, ${said.lossParty}, ${said.reason}, ${said.at},
            case when ${said.choice} = 'bear' then ${said.at}::timestamptz end)
    on conflict (parcel_id) where closed_at is null do update
       set amount = excluded.amount, choice = excluded.choice, loss_party = excluded.loss_party,
           reason = excluded.reason, closed_at = excluded.closed_at`.execute(tx);
}

export interface RefundedParcelRow {
  id: number;
  parcelId: number;
  merchantOrderId: number;
  merchantId: number;
  amount: Piastres;
  /** Settled, or back again. */
  isOver: boolean;
}

/** The order is locked first, then the row is read. */
export async function selectRefundedParcel(run: Runner, id: number): Promise<RefundedParcelRow | undefined> {
  const { rows } = await sql<RefundedParcelRow>`
    select r.id, r.parcel_id as "parcelId", mo.id as "merchantOrderId", mo.merchant_id as "merchantId", r.amount,
           r.closed_at is not null or p.state = 'returned' as "isOver"
      from refunded_parcels r join parcels p on p.id = r.parcel_id join merchant_orders mo on mo.id = p.merchant_order_id
     where r.id = ${id}`.execute(run);
  return rows[0];
}

export async function updateChoice(
  tx: Tx,
  { id, choice, lossParty, at }: Chosen & { id: number; at: Date },
): Promise<void> {
  await sql`
    update refunded_parcels set choice = ${choice}, loss_party = ${lossParty},
                                closed_at = case when ${choice} = 'bear' then ${at}::timestamptz end
     where id = ${id}`.execute(tx);
}

export async function updatePaid(
  tx: Tx,
  { id, paid, at }: { id: number; paid: Piastres; at: Date },
): Promise<void> {
  await sql`
    update refunded_parcels set choice = 'ask_buyer', loss_party = null, paid = ${paid}, closed_at = ${at}
     where id = ${id}`.execute(tx);
}

/** Who is asked to pay again, and for which order; undefined once the account is deleted. */
export async function selectReminder(run: Runner, parcelId: number) {
  const { rows } = await sql<{ orderId: number; userId: number }>`
    select o.id as "orderId", u.id as "userId"
      from parcels p join merchant_orders mo on mo.id = p.merchant_order_id
      join orders o on o.id = mo.order_id join users u on u.id = o.user_id
     where p.id = ${parcelId} and u.deleted_at is null`.execute(run);
  return rows[0];
}
