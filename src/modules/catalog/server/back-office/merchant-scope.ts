import type { Account } from '#platform/viewer.ts';

/** Whose goods an account works on: a merchant's member on its merchant's; null: everybody's. */
export function merchantScope({ role, merchantId }: Account): number | null {
  // No merchant has the id 0.
  return role === 'merchant' ? (merchantId ?? 0) : null;
}
