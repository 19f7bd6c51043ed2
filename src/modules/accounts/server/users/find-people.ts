import { normaliseMobile } from '#platform/phone.ts';
import type { Ctx } from '#platform/server/context.ts';
import { type FoundUser, findUsers } from './queries.ts';

/** The newest accounts that match a name, a mobile in any spelling or an e-mail address. */
export async function findPeople({ db }: Pick<Ctx, 'db'>, q: string, limit: number): Promise<FoundUser[]> {
  const criteria = { q, mobile: normaliseMobile(q) };
  return (await findUsers(db, criteria, { limit, offset: 0 })).users;
}
