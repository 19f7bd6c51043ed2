import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { DEFAULT_SENDING, type StoredSending } from '../sending.ts';

export async function selectSending(run: Runner, merchantId: number): Promise<StoredSending> {
  const { rows } = await sql<StoredSending>`
    select s.preparing_days as "preparingDays", s.cut_off_hour as "cutOffHour", s.ships_with as "shipsWith",
           s.free_delivery_from as "freeDeliveryFrom"
      from merchant_sending s where s.merchant_id = ${merchantId}`.execute(run);
  return rows[0] ?? DEFAULT_SENDING;
}

export async function upsertSending(tx: Tx, merchantId: number, sending: StoredSending): Promise<void> {
  const { preparingDays, cutOffHour, shipsWith, freeDeliveryFrom } = sending;
  await sql`
    insert into merchant_sending (merchant_id, preparing_days, cut_off_hour, ships_with, free_delivery_from)
    values (${merchantId}, ${preparingDays}, ${cutOffHour}, ${shipsWith}, ${freeDeliveryFrom})
        on conflict (merchant_id) do update
       set preparing_days = excluded.preparing_days, cut_off_hour = excluded.cut_off_hour,
           ships_with = excluded.ships_with, free_delivery_from = excluded.free_delivery_from`.execute(tx);
}
