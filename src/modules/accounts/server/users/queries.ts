import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '#platform/page.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { MemberRole, Role } from '#platform/viewer.ts';
import type { UserStatus } from '../../user.ts';
import { MOST_FOUND } from '../../user.ts';

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
  role?: Role | undefined;
  status?: UserStatus | undefined;
}

const row = sql`
  u.id, u.name, u.mobile, coalesce(u.email, '') as email, u.role, case when u.blocked_at is null then 'active' else 'blocked' end as status,
  m.name_ar as "merchantName", u.signed_in_at as "signedInAt"`;

/** A text-search query for each way to mean words: as they stand, or as the beginnings of words. */
interface Words {
  whole: string;
  begun: string;
}

/**
 * The words looked for; null where the question has none. A mobile is asked for as a whole. It is a statement of its
 * own, so that the search is planned for its very words.
 */
async function wordsOf(
  runner: Runner,
  { q, mobile }: Pick<UserCriteria, 'q' | 'mobile'>,
): Promise<Words | null> {
  const asked =
    mobile === null
      ? sql`select (${wholeNames}) as whole, string_agg(quote_literal(word) || ':*', ' & ') as begun from typed`
      : sql`select mobile as whole, mobile as begun from quote_literal(replace(${mobile}, '+2', '')) mobile`;
  const { rows } = await sql<Words | { whole: null }>`
    with typed as (
      select word from regexp_split_to_table(regexp_replace(fold_person(${q}), '[^[:alnum:]@._+-]+', ' ', 'g'), ' ') word
       where word ~ '[[:alnum:]]'
    ) ${asked}`.execute(runner);
  const [words] = rows;
  return words?.whole ? words : null;
}

/** Several words are asked for two by two, as `words_of_person` has them in the index; an address is one word. */
const wholeNames = sql`
  select coalesce(string_agg(quote_literal('&' || before || '&' || word), ' & ') filter (where before is not null),
                  quote_literal(min(word)))
    from (select word, lag(word) over (order by word) as before
            from (select distinct part collate "C" as word
                    from typed, regexp_split_to_table(word, case when word ~ '@' then '$' else '[^[:alnum:]]+' end) part
                   where part <> '') parts) names`;

function matching({ role, status }: UserCriteria, words?: string) {
  return allOf(
    sql`u.deleted_at is null`,
    words !== undefined && sql`u.search_words @@ ${words}::tsquery`,
    role !== undefined && sql`u.role = ${role}`,
    status === 'blocked' && sql`u.blocked_at is not null`,
    status !== undefined && status !== 'blocked' && sql`u.blocked_at is null`,
  );
}

interface UsersPage {
  users: FoundUser[];
  /** Up to `MOST_COUNTED`, of a search up to `MOST_FOUND`. */
  total: number;
}

/**
 * Newest first. A word that somebody has is meant as it is; any other is taken for the beginning of one, as it is being
 * typed.
 */
export async function findUsers(
  runner: Runner,
  criteria: UserCriteria,
  page: { limit: number; offset: number },
): Promise<UsersPage> {
  if (criteria.q === '') return pageOf(runner, await newest(runner, matching(criteria), MOST_COUNTED), page);
  const words = await wordsOf(runner, criteria);
  if (words === null) return { users: [], total: 0 };
  const whole = await newest(runner, matching(criteria, words.whole), MOST_FOUND);
  const ids = whole.length > 0 ? whole : await newest(runner, matching(criteria, words.begun), MOST_FOUND);
  return pageOf(runner, ids, page);
}

/** A word of few is read off its index; one of many stands often enough among the newest, which PostgreSQL knows. */
async function newest(runner: Runner, isMeant: RawBuilder<unknown>, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`/* unnamed */
    select u.id from users u where ${isMeant} order by u.id desc limit ${sql.lit(most)}`.execute(runner);
  return rows.map(({ id }) => id);
}

async function pageOf(
  runner: Runner,
  ids: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<UsersPage> {
  const { rows: users } = await sql<FoundUser>`
    select ${row} from users u
      left join merchant_members mm on mm.user_id = u.id
      left join merchants m on m.id = mm.merchant_id
     where u.id = any(${ids.slice(offset, offset + limit)}::bigint[]) and u.deleted_at is null
     order by u.id desc`.execute(runner);
  return { users, total: ids.length };
}

export interface UserFacts extends FoundUser {
  createdAt: Date;
  mobileVerified: boolean;
  birthDate: string | null;
  merchantId: number | null;
  duty: MemberRole | null;
  secondFactor: 'on' | 'off';
  sessionsCount: number;
}

export async function findUser(runner: Runner, userId: number, now: Date): Promise<UserFacts | undefined> {
  const { rows } = await sql<UserFacts>`
    select ${row}, u.created_at as "createdAt", u.mobile_verified_at is not null as "mobileVerified",
           u.birth_date as "birthDate", mm.merchant_id as "merchantId", mm.duty,
           case when f.state = 'on' or exists (select from passkeys k where k.user_id = u.id) then 'on' else 'off' end as "secondFactor",
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
  mobile: string | null;
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
    select u.id, u.name, u.mobile, u.role, u.blocked_at is not null as blocked, u.deleted_at is not null as deleted,
           u.birth_date is not null as "hasBirthDate",
           exists (select from merchant_members mm where mm.user_id = u.id) as "isMember"
      from users u
     where u.id = ${userId} or (u.role = 'super_admin' and u.deleted_at is null)
     -- Messages to an account may be written meanwhile: they refer to its row, and would wait for one another.
     order by u.id for no key update`.execute(tx);
  return {
    user: rows.find(({ id, deleted }) => id === userId && !deleted),
    admins: rows.filter(each => each.role === 'super_admin' && !each.blocked).map(({ id }) => id),
  };
}

export async function setRole(
  tx: Tx,
  userId: number,
  { role, now }: { role: Role; now: Date },
): Promise<void> {
  await sql`update users set role = ${role}, role_since = ${now} where id = ${userId}`.execute(tx);
}

export async function setBlocked(tx: Tx, userId: number, at: Date | null): Promise<void> {
  await sql`update users set blocked_at = ${at} where id = ${userId}`.execute(tx);
}
