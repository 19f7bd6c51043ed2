import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Duty, Role } from '#platform/viewer.ts';
import type { UserStatus } from '../../user.ts';
import { MOST_COUNTED } from '../../user.ts';

export interface FoundUser {
  id: number;
  name: string;
  mobile: string;
  email: string;
  role: Role;
  status: UserStatus;
  merchantName: string | null;
  signedInAt: Date | null;
}

export interface UserCriteria {
  q: string;
  /** The same as a mobile number, if it is one. */
  mobile: string | null;
  /** As `wordsOf` tells. */
  words: string | null;
  role: Role | undefined;
  status: UserStatus | undefined;
}

const row = sql`
  u.id, u.name, u.mobile, u.email, u.role, case when u.blocked_at is null then 'active' else 'blocked' end as status,
  m.name_ar as "merchantName", u.signed_in_at as "signedInAt"`;

/**
 * What is looked for by its words, as a text-search query: each word of the question begins a word of the person; null
 * where it has none. A mobile is asked for whole. A statement of its own, so that the search is planned for its words.
 */
export async function wordsOf(
  runner: Runner,
  { q, mobile }: Pick<UserCriteria, 'q' | 'mobile'>,
): Promise<string | null> {
  const asked =
    mobile === null
      ? sql`string_agg(quote_literal(word) || ':*', ' & ')
             from regexp_split_to_table(regexp_replace(fold_person(${q}), '[^[:alnum:]@._+-]+', ' ', 'g'), ' ') word
            where word ~ '[[:alnum:]]'`
      : sql`quote_literal(replace(${mobile}, '+2', ''))`;
  const { rows } = await sql<{ words: string | null }>`select (select ${asked}) as words`.execute(runner);
  return rows[0]?.words ?? null;
}

function matching({ q, words, role, status }: UserCriteria) {
  return sql.join(
    [
      sql`u.deleted_at is null`,
      ...(q === '' ? [] : [sql`u.search_words @@ ${words}::tsquery`]),
      ...(role === undefined ? [] : [sql`u.role = ${role}`]),
      ...(status === undefined
        ? []
        : [status === 'blocked' ? sql`u.blocked_at is not null` : sql`u.blocked_at is null`]),
    ],
    sql` and `,
  );
}

/**
 * Newest first. Few are all found by their words and put in order; of many enough stand among the newest. `count`, as
 * `countUsers` tells, decides the plan and never the answer.
 */
export async function findUsers(
  runner: Runner,
  criteria: UserCriteria,
  { limit, offset, count }: { limit: number; offset: number; count: number },
): Promise<FoundUser[]> {
  const plan = count < MOST_COUNTED ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<FoundUser>`/* unnamed */
    with found as ${plan} (select u.id from users u where ${matching(criteria)})
    select ${row}
      from (select id from found order by id desc limit ${limit} offset ${offset}) page
      join users u using (id)
      left join merchant_members mm on mm.user_id = u.id
      left join merchants m on m.id = mm.merchant_id
     order by u.id desc`.execute(runner);
  return rows;
}

/** Up to MOST_COUNTED. */
export async function countUsers(runner: Runner, criteria: UserCriteria): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* unnamed */
    select count(*) as count from (select from users u where ${matching(criteria)} limit ${MOST_COUNTED}) found`.execute(
    runner,
  );
  return rows[0]?.count ?? 0;
}

export interface UserFacts extends FoundUser {
  createdAt: Date;
  mobileVerified: boolean;
  birthDate: string | null;
  merchantId: number | null;
  duty: Duty | null;
  secondFactor: 'on' | 'off';
  sessionsCount: number;
}

export async function findUser(runner: Runner, userId: number, now: Date): Promise<UserFacts | undefined> {
  const { rows } = await sql<UserFacts>`
    select ${row}, u.created_at as "createdAt", u.mobile_verified_at is not null as "mobileVerified",
           u.birth_date as "birthDate", mm.merchant_id as "merchantId", mm.duty,
           case when f.state = 'on' then 'on' else 'off' end as "secondFactor",
           (select count(*) from sessions s where s.user_id = u.id and s.expires_at > ${now}) as "sessionsCount"
      from users u
      left join merchant_members mm on mm.user_id = u.id
      left join merchants m on m.id = mm.merchant_id
      left join second_factors f on f.user_id = u.id
     where u.id = ${userId} and u.deleted_at is null`.execute(runner);
  return rows[0];
}

export interface LockedUser {
  id: number;
  name: string;
  role: Role;
  blocked: boolean;
  hasBirthDate: boolean;
  isMember: boolean;
}

/**
 * The account, and who of the super_admins can still sign in: all locked, in the order of their ids, and read as they
 * are once locked. Two who would demote each other go one after the other.
 */
export async function lockUser(
  tx: Tx,
  userId: number,
): Promise<{ user: LockedUser | undefined; admins: number[] }> {
  const { rows } = await sql<LockedUser & { deleted: boolean }>`
    select u.id, u.name, u.role, u.blocked_at is not null as blocked, u.deleted_at is not null as deleted,
           u.birth_date is not null as "hasBirthDate",
           exists (select from merchant_members mm where mm.user_id = u.id) as "isMember"
      from users u
     where u.id = ${userId} or (u.role = 'super_admin' and u.deleted_at is null)
     order by u.id for update`.execute(tx);
  return {
    user: rows.find(({ id, deleted }) => id === userId && !deleted),
    admins: rows.filter(each => each.role === 'super_admin' && !each.blocked).map(({ id }) => id),
  };
}

export async function setRole(tx: Tx, userId: number, role: Role): Promise<void> {
  await sql`update users set role = ${role} where id = ${userId}`.execute(tx);
}

export async function setBlocked(tx: Tx, userId: number, at: Date | null): Promise<void> {
  await sql`update users set blocked_at = ${at} where id = ${userId}`.execute(tx);
}
