import type { Account } from '#platform/viewer.ts';
import { reportRefusal } from '../text.ts';

/** Whose figures an account sees: its merchant's, which comes from the session alone (A1), or the shop's (0). */
export function scopeOf({ role, merchantId }: Account): number {
  if (role !== 'merchant') return 0;
  if (merchantId === null) throw reportRefusal('not_your_report');
  return merchantId;
}
