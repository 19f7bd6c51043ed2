import type { ActorKind } from '#modules/orders/actor.ts';
import type { Account } from '#platform/viewer.ts';

/** The actors of a return, claim or refund: those of orders, and every role of the staff. */
export type CaseActor =
  | { kind: 'buyer'; userId: number; requestId: string }
  | { kind: 'merchant'; userId: number; merchantId: number; requestId: string }
  | { kind: 'staff'; userId: number; role: string; requestId: string }
  | { kind: 'courier'; name: string; requestId: string }
  | { kind: 'timer'; requestId: string };

export type CaseActorKind = Exclude<ActorKind, 'gateway'>;

/** One step of a return, claim or refund, as its table lists it; `from` is null where it begins. */
export interface CaseTransition<Event, State> {
  event: Event;
  from: State | null;
  to: State;
  actors: readonly CaseActorKind[];
  guard?: string;
  effect?: string;
}

/** A merchant's id comes from the session alone (A1); null for an account that has nothing to do with it. */
export function caseActorOf(
  { role, userId, merchantId }: Account,
  { requestId }: { requestId: string },
): CaseActor | null {
  if (role === 'user') return { kind: 'buyer', userId, requestId };
  if (role !== 'merchant') return { kind: 'staff', userId, role, requestId };
  return merchantId === null ? null : { kind: 'merchant', userId, merchantId, requestId };
}

/** Whether there is such a case for this actor at all (A1, A2). */
export function isPartyTo(
  actor: CaseActor,
  { buyerId, merchantId }: { buyerId: number; merchantId: number },
): boolean {
  if (actor.kind === 'buyer') return actor.userId === buyerId;
  return actor.kind !== 'merchant' || actor.merchantId === merchantId;
}

/** The history's name for an actor: the account's role, or the kind of actor. */
export function roleOf(actor: CaseActor): string {
  if (actor.kind === 'buyer') return 'user';
  return actor.kind === 'staff' ? actor.role : actor.kind;
}
