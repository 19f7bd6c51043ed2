import type { CallBody, CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showMerchantRating as showCall } from '../merchant-rating.calls.ts';
import { COUNTED_DAYS, merchantRatingOf } from '../merchant-rating.ts';
import { countMerchants, selectCounts } from './rate-merchants.sql.ts';

/** Every night. */
export async function rateMerchants({ db, clock }: Ctx): Promise<void> {
  const now = clock.now();
  await countMerchants(db, { since: new Date(now.getTime() - COUNTED_DAYS * DAY), now });
}

/** The same for everybody. */
export async function showMerchantRating(
  { db }: Ctx,
  { merchantId }: CallInput<typeof showCall>,
): Promise<CallBody<typeof showCall>> {
  const counts = await selectCounts(db, merchantId);
  return { rating: counts ? merchantRatingOf(counts) : null };
}
