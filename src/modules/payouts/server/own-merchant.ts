import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';

/** Whose statements the viewer reads: its own merchant's alone (A1), finance all. */
export const readMerchant = (caller: Caller<Account>): number | 'any' =>
  caller.viewer.role === 'merchant' ? ownMerchant(caller) : 'any';

/** The merchant that owns the money, from the session and nowhere else (A1). */
export function ownMerchant({ viewer }: Caller<Account>): number {
  if (viewer.merchantId === null) throw generalRefusal('not_allowed');
  return viewer.merchantId;
}
