import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** A parcel's order and the code that its buyer has. */
export async function selectDeliveryCode(run: Runner, parcelId: number) {
  const { rows } = await sql<{ merchantId: number; code: string | null }>`
    select mo.merchant_id as "merchantId", p.delivery_code as code
      from parcels p join merchant_orders mo on mo.id = p.merchant_order_id where p.id = ${parcelId}`.execute(
    run,
  );
  return rows[0];
}
