import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { BalanceState } from '../payout.ts';

export interface MerchantBalance {
  merchantId: number;
  available: Piastres;
  state: BalanceState;
  dueAt: Date | null;
}

/** Merchants below zero now or before, with their available amount. */
export async function selectBalances(run: Runner): Promise<MerchantBalance[]> {
  const { rows } = await sql<MerchantBalance>`
    with sums as (
      select merchant_id, available from earnings_now
    )
    select m.id as "merchantId", coalesce(sums.available, 0) as available, coalesce(s.state, 'ok') as state,
           s.due_at as "dueAt"
      from merchants m
      left join sums on sums.merchant_id = m.id
      left join merchant_balance_states s on s.merchant_id = m.id
     where s.merchant_id is not null or sums.available < 0 order by m.id`.execute(run);
  return rows;
}

/** Moves a merchant from one state to the next; false if it has another by now. */
export async function updateBalanceState(
  tx: Tx,
  change: { merchantId: number; from: BalanceState; to: Exclude<BalanceState, 'ok'>; dueAt: Date; now: Date },
): Promise<boolean> {
  const { merchantId, from, to, dueAt, now } = change;
  const { rows } =
    from === 'ok'
      ? await sql`
          insert into merchant_balance_states (merchant_id, state, since, due_at)
          values (${merchantId}, ${to}, ${now}, ${dueAt}) on conflict do nothing returning merchant_id`.execute(
          tx,
        )
      : await sql`
          update merchant_balance_states set state = ${to}, since = ${now}, due_at = ${dueAt}
           where merchant_id = ${merchantId} and state = ${from} returning merchant_id`.execute(tx);
  return rows.length > 0;
}

/** Remembers what the shop takes from a merchant, so it can be restored automatically. */
export async function restrictMerchant(tx: Tx, merchantId: number, status: 'restricted' | 'suspended') {
  await sql`
    with held as (
      select id, status from merchants where id = ${merchantId} and status in ('active', 'on_holiday', 'restricted')
         for no key update
    ), remembered as (
      update merchant_balance_states s set status_before = coalesce(s.status_before, held.status)
        from held where s.merchant_id = held.id and held.status <> 'restricted'
    )
    update merchants m set status = ${status} from held where m.id = held.id`.execute(tx);
}

/** Ends a state and restores the status that it changed; a person's decision stays. False if there was none. */
export async function liftRestriction(tx: Tx, merchantId: number): Promise<boolean> {
  const { rows } = await sql`
    with lifted as (delete from merchant_balance_states where merchant_id = ${merchantId} returning *), given_back as (
      update merchants m set status = lifted.status_before
        from lifted where m.id = lifted.merchant_id and m.status = lifted.state
         and lifted.status_before is not null
    )
    select merchant_id from lifted`.execute(tx);
  return rows.length > 0;
}
