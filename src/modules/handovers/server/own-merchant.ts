import { generalRefusal } from '#platform/text.ts';
import type { Account } from '#platform/viewer.ts';

/** The merchant that a member works for; it comes from the session alone (A1). */
export function ownMerchant({ merchantId }: Account): number {
  if (merchantId === null) throw generalRefusal('not_allowed');
  return merchantId;
}
