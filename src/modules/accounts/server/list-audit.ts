import type { CallBody, CallInput } from '#platform/call.ts';
import { addDays, startOfCairoDay } from '#platform/dates.ts';
import { foldDigits } from '#platform/digits.ts';
import type { Ctx } from '#platform/server/context.ts';
import { normaliseIdentifier } from '../account.ts';
import type * as calls from '../audit.calls.ts';
import { findAudit } from './list-audit.sql.ts';
import { findCredentials } from './queries.ts';
import { findPeople } from './users/find-people.ts';

/** Nobody's. */
const NOBODY = 0;

/** The audit log, filtered. */
export async function listAudit(
  ctx: Ctx,
  { actor, fromDay, toDay, limit, ...asked }: CallInput<typeof calls.listAudit>,
): Promise<CallBody<typeof calls.listAudit>> {
  const criteria = {
    what: asked.what,
    subjectType: asked.subjectType,
    subjectId: asked.subjectId,
    before: asked.before,
    actorIds: actor ? await accountsOf(ctx, actor) : undefined,
    from: fromDay ? startOfCairoDay(fromDay) : undefined,
    until: toDay ? startOfCairoDay(addDays(toDay, 1)) : undefined,
  };
  const found = await findAudit(ctx.db, criteria, limit + 1);
  const entries = found.slice(0, limit);
  return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** As many people of one name are looked through. */
const MOST_NAMESAKES = 50;

/** The accounts that a text means: one by its mobile, mail or number, else all of that name. */
async function accountsOf(ctx: Ctx, actor: string): Promise<number[]> {
  const one = await accountIdOf(ctx, actor);
  if (one !== NOBODY) return [one];
  return (await findPeople(ctx, actor, MOST_NAMESAKES)).map(({ id }) => id);
}

/** The account that a mobile, an e-mail address or a number names; 0 if nobody has it. */
export async function accountIdOf(ctx: Ctx, actor: string): Promise<number> {
  const identifier = normaliseIdentifier(actor);
  if (identifier !== null) return (await findCredentials(ctx.db, identifier))?.userId ?? NOBODY;
  const number = Number(foldDigits(actor).trim());
  return Number.isSafeInteger(number) ? number : NOBODY;
}
