import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';

/** The merchant that owns the money, from the session and nowhere else (A1). */
export function ownMerchant({ viewer }: Caller<Account>): number {
  if (viewer.merchantId === null) throw generalRefusal('not_allowed');
  return viewer.merchantId;
}
