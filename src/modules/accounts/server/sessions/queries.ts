import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { MemberRole, Role } from '#platform/viewer.ts';
import { lacksSecondFactor, secondFactorDue } from '../queries.ts';

export interface NewSession {
  tokenHash: Buffer;
  userId: number;
  device: string;
  address: string;
  now: Date;
  expiresAt: Date;
}

/**
 * It stays the account's until the session is there: whoever changes it ends the sessions from before. The lock is the
 * one that `insertSession` needs, so that two who sign in at once wait for each other.
 */
export async function findRole(tx: Tx, userId: number): Promise<Role> {
  const { rows } = await sql<{
    role: Role;
  }>`select role from users where id = ${userId} for no key update`.execute(tx);
  return rows[0]?.role ?? 'user';
}

/** Whether this is still the account's password; if so, until the transaction ends. */
export async function isPasswordOf(
  tx: Tx,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and password_hash = ${passwordHash} for no key update`.execute(tx);
  return rows.length > 0;
}

/** Whether nobody has ended it meanwhile. */
export async function isSessionOf(
  tx: Tx,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from sessions where id = ${sessionId} and user_id = ${userId} for share`.execute(tx);
  return rows.length > 0;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await sql`
    insert into sessions (token_hash, user_id, device, address, created_at, seen_at, confirmed_at, expires_at)
    values (${session.tokenHash}, ${session.userId}, ${session.device}, ${session.address}, ${session.now},
            ${session.now}, ${session.now}, ${session.expiresAt})`.execute(tx);
  await sql`update users set signed_in_at = ${session.now} where id = ${session.userId}`.execute(tx);
}

export interface LiveSession {
  sessionId: number;
  userId: number;
  role: Role;
  merchantId: number | null;
  duty: MemberRole | null;
  lacksSecondFactor: boolean;
  secondFactorDue: Date | null;
  /** The account's merchant is suspended. */
  readsOnly: boolean;
  seenAt: Date;
  createdAt: Date;
  confirmedAt: Date | null;
}

export async function findLiveSession(
  runner: Runner,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    select s.id as "sessionId", s.user_id as "userId", u.role, m.merchant_id as "merchantId", m.duty,
           ${lacksSecondFactor} as "lacksSecondFactor", ${secondFactorDue} as "secondFactorDue",
           coalesce(works_for.status = 'suspended', false) as "readsOnly", s.seen_at as "seenAt",
           s.created_at as "createdAt", s.confirmed_at as "confirmedAt"
      from sessions s
      join users u on u.id = s.user_id
      left join merchant_members m on m.user_id = u.id
      left join merchants works_for on works_for.id = m.merchant_id
     where s.token_hash = ${tokenHash} and s.expires_at > ${now}
       and u.blocked_at is null and u.deleted_at is null and works_for.status is distinct from 'closed'`.execute(
    runner,
  );
  return rows[0];
}

/** Never moves its end to an earlier time. */
export async function extendSession(
  runner: Runner,
  sessionId: number,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await sql`update sessions set seen_at = ${now}, expires_at = greatest(expires_at, ${expiresAt}::timestamptz) where id = ${sessionId}`.execute(
    runner,
  );
}

export async function setConfirmed(runner: Runner, sessionId: number, now: Date): Promise<void> {
  await sql`update sessions set confirmed_at = ${now} where id = ${sessionId}`.execute(runner);
}

export interface SessionRow {
  id: number;
  device: string;
  address: string;
  createdAt: Date;
  seenAt: Date;
}

export async function findSessions(runner: Runner, userId: number, now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, device, address, created_at as "createdAt", seen_at as "seenAt"
      from sessions where user_id = ${userId} and expires_at > ${now}
     order by seen_at desc, id desc limit 100`.execute(runner);
  return rows;
}

export interface OwnSession {
  userId: number;
  sessionId: number;
}

/** Whether the account had such a session. */
export async function deleteSession(runner: Runner, { userId, sessionId }: OwnSession): Promise<boolean> {
  const { rows } = await sql`
    delete from sessions where id = ${sessionId} and user_id = ${userId} returning id`.execute(runner);
  return rows.length > 0;
}

/** All except the given one; 0 ends all. Returns how many there were. */
export async function deleteOtherSessions(
  runner: Runner,
  { userId, sessionId }: OwnSession,
): Promise<number> {
  const { rows } = await sql`
    delete from sessions where user_id = ${userId} and id <> ${sessionId} returning id`.execute(runner);
  return rows.length;
}
