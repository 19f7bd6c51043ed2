import { expect } from '@playwright/test';
import { Client } from 'pg';
import { joinEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';

/**
 * Lets the days pass after which an order can no longer be sent back: its merchant order's timer is due now, and the
 * shop's own clock fires it within the minute.
 */
export async function endReturnWindow(merchantOrderId: number): Promise<void> {
  await inShop(
    "update timers set due_at = now() where kind = 'return_window' and subject_id = $1 and fired_at is null",
    [merchantOrderId],
  );
}

/** Dates existing payout batches back, because there is one a day and journeys are many. */
export async function endDayOfPayouts(): Promise<void> {
  await inShop("update payout_batches set day = date '2001-01-01' + id::integer", []);
}

/** Ages a session by ten minutes: moving money or changing a team asks for the password again after that. */
export async function agePassword(userId: number): Promise<void> {
  await inShop("update sessions set confirmed_at = confirmed_at - interval '10 minutes' where user_id = $1", [
    userId,
  ]);
}

/**
 * A packed order goes with a courier whose account this shop does not have, as if that courier had accepted it. Returns what is due
 * at its door, in piastres.
 */
export async function giveToCourier(orderId: number, trackingNumber: string): Promise<number> {
  let given: { amount: number }[] = [];
  await expect(async () => {
    given = await inShop<{ amount: number }>(
      // The number of the merchant's own delivery comes soon after packing, and is not to come after this one.
      `update parcels p set carrier = 'bosta', tracking_number = $2
         from merchant_orders m join parcels own on own.merchant_order_id = m.id
         join cod_collections c on c.parcel_id = own.id
        where m.order_id = $1 and p.id = own.id and own.tracking_number is not null returning c.amount`,
      [orderId, trackingNumber],
    );
    expect(given).toHaveLength(1);
  }).toPass();
  return given[0]?.amount ?? 0;
}

/** In the database of the shop that journeys visit (playwright.config.ts). */
async function inShop<Row extends object>(
  statement: string,
  values: readonly (number | string)[],
): Promise<Row[]> {
  const { url } = await joinEmbeddedPostgres({
    dataDir: '.cache/journeys',
    log: { info: () => undefined, error: console.error },
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
