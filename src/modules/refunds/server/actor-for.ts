import type { Account, Caller } from '#platform/viewer.ts';
import { type CaseActor, caseActorOf } from '../case-actor.ts';
import { refundRefusal } from '../text.ts';

/** The caller as an actor on refunds. Callers who have nothing to do with them find none. */
export function actorFor({ viewer, requestId }: Caller<Account>): CaseActor {
  const actor = caseActorOf(viewer, { requestId });
  if (!actor) throw refundRefusal('refund_not_found');
  return actor;
}
