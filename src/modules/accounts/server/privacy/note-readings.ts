import { cairoDay } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import type { Reading, Revealed } from '../../reading.ts';
import { findReadings, insertReadings } from './readings.sql.ts';

/** Writes down whose mobile or address somebody of the staff is about to be told. Buyers read only of themselves. */
export async function noteReadings(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { userId, role, merchantId }: Account,
  { userIds = [], orderIds = [] }: Revealed,
): Promise<void> {
  if (role === 'user' || userIds.length + orderIds.length === 0) return;
  const at = clock.now();
  await insertReadings(db, { userId, role, merchantId, at, day: cairoDay(at) }, { userIds, orderIds });
}

/** As many as a page shows; the download has all. */
const MOST_SHOWN = 100;

/** Who of the staff read the account's mobile and addresses, the newest first. */
export async function listReadings({ db }: Ctx, userId: number): Promise<{ readings: Reading[] }> {
  return { readings: await findReadings(db, userId, MOST_SHOWN) };
}
