import { normaliseMobile } from '#platform/phone.ts';
import type { Ctx } from '#platform/server/context.ts';
import { countUsers, type FoundUser, findUsers, wordsOf } from './queries.ts';

/** The newest accounts that a name, a mobile in any spelling or an e-mail address means. */
export async function findPeople({ db }: Pick<Ctx, 'db'>, q: string, limit: number): Promise<FoundUser[]> {
  const asked = { q, mobile: normaliseMobile(q) };
  const criteria = { ...asked, words: await wordsOf(db, asked), role: undefined, status: undefined };
  return findUsers(db, criteria, { limit, offset: 0, count: await countUsers(db, criteria) });
}
