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

/** There is one batch of payouts a day, and journeys are many: those that were made are of days long ago. */
export async function endDayOfPayouts(): Promise<void> {
  await inShop("update payout_batches set day = date '2001-01-01' + id::integer", []);
}

/** In the database of the shop that journeys visit (playwright.config.ts). */
async function inShop(statement: string, values: readonly number[]): Promise<void> {
  const { url } = await joinEmbeddedPostgres({
    dataDir: '.cache/journeys',
    log: { info: () => undefined, error: console.error },
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
