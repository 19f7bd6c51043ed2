import { type CaseActor, caseActorOf } from '#modules/refunds/case-actor.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { refuseCase } from '../text.ts';

/** The caller as an actor on returns. Callers who have nothing to do with them find none. */
export function actorFor({ viewer, requestId }: Caller<Account>): CaseActor {
  const actor = caseActorOf(viewer, { requestId });
  if (!actor) throw refuseCase('return_not_found');
  return actor;
}
