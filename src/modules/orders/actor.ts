import type { Account } from '#platform/viewer.ts';

/** The actors of an order; B, M, A, C, G and S in docs/orders.md. */
export const ACTOR_KINDS = ['buyer', 'merchant', 'staff', 'courier', 'gateway', 'timer'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export type Actor =
  | { kind: 'buyer'; userId: number; requestId: string }
  | { kind: 'merchant'; userId: number; merchantId: number; requestId: string }
  | { kind: 'staff'; userId: number; role: string; requestId: string }
  /** `name` is the courier's name, as parcels carry it. */
  | { kind: 'courier'; name: string; requestId: string }
  | { kind: 'gateway'; name: string; requestId: string }
  | { kind: 'timer'; requestId: string };

/**
 * The actor that a signed-in account is for orders; null if it has nothing to do with them. A merchant's id comes from
 * the session alone (A1).
 */
export function actorOf(
  { role, userId, merchantId }: Account,
  { requestId }: { requestId: string },
): Actor | null {
  if (role === 'user') return { kind: 'buyer', userId, requestId };
  if (role === 'super_admin' || role === 'support') return { kind: 'staff', userId, role, requestId };
  if (role === 'merchant' && merchantId !== null) return { kind: 'merchant', userId, merchantId, requestId };
  return null;
}

/** Whether this actor may know of the order at all. If not, the answer is that it does not exist (A1, A2). */
export function isParty(
  actor: Actor,
  merchantOrder: { buyerId: number; merchantId: number; stage: string },
): boolean {
  if (actor.kind === 'buyer') return merchantOrder.buyerId === actor.userId;
  // A merchant does not see an order that was never paid, nor after it expired (docs/orders-rules.md, Placing).
  if (actor.kind === 'merchant')
    return merchantOrder.merchantId === actor.merchantId && merchantOrder.stage !== 'pending_payment';
  return true;
}
