import type { Account } from '#platform/viewer.ts';
import { orderRefusal } from '../../text.ts';
import type { Scope } from './queries.ts';

/** Whose orders a back-office account sees; its merchant comes from the session alone (A1). */
export function scopeOf({ role, merchantId }: Account): Scope {
  if (role !== 'merchant') return 'all';
  if (merchantId === null) throw orderRefusal('order_not_found');
  return { merchantId };
}
