import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Role } from '#platform/viewer.ts';
import type { RoleData } from '../account.ts';
import { GRACE_DAYS } from '../second-factor.ts';

export interface NewUser {
  name: string;
  mobile: string;
  /** Empty if there is none, and so is the hash. */
  email: string;
  passwordHash: string;
  birthDate: string | null;
  role: Role;
  mobileVerifiedAt: Date | null;
}

/** The new account's id; undefined if another one has its mobile or e-mail. */
export async function insertUser(tx: Tx, user: NewUser): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into users (name, mobile, email, password_hash, birth_date, role, mobile_verified_at)
    values (${user.name}, ${user.mobile}, nullif(${user.email}, ''), ${user.passwordHash}, ${user.birthDate}, ${user.role},
            ${user.mobileVerifiedAt})
    on conflict do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
}

export interface Credentials {
  userId: number;
  mobile: string;
  mobileVerified: boolean;
  email: string;
  role: Role;
  passwordHash: string;
  blocked: boolean;
}

/** By mobile or e-mail in their stored spelling; a mobile never contains @. */
export async function findCredentials(runner: Runner, identifier: string): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select id as "userId", mobile, mobile_verified_at is not null as "mobileVerified", coalesce(email, '') as email,
           role, password_hash as "passwordHash", blocked_at is not null or ${worksForClosed(sql`users.id`)} as blocked
      from users where (mobile = ${identifier} or email = ${identifier}) and deleted_at is null`.execute(
    runner,
  );
  return rows[0];
}

/** Whether an account may sign in; undefined if it was erased. */
export async function findAccess(runner: Runner, userId: number): Promise<{ blocked: boolean } | undefined> {
  const { rows } = await sql<{ blocked: boolean }>`
    select blocked_at is not null or ${worksForClosed(sql`users.id`)} as blocked
      from users where id = ${userId} and deleted_at is null`.execute(runner);
  return rows[0];
}

export async function findPasswordHash(runner: Runner, userId: number): Promise<string> {
  const { rows } = await sql<{ passwordHash: string }>`
    select password_hash as "passwordHash" from users where id = ${userId}`.execute(runner);
  return rows[0]?.passwordHash ?? '';
}

/** Accounts of a closed merchant cannot sign in (docs/orders-rules.md, Merchants). */
export const worksForClosed = (userId: RawBuilder<unknown>) => sql`
  exists (select from merchant_members mm join merchants m on m.id = mm.merchant_id
           where mm.user_id = ${userId} and m.status = 'closed')`;

/** Account `u` has neither an authenticator app nor a passkey, and is none of the demo's. */
const isUnprotected = sql`
  (not exists (select from second_factors f where f.user_id = u.id and f.state in ('on', 'excused'))
   and not exists (select from passkeys k where k.user_id = u.id))`;

/** For account `u`. */
export const lacksSecondFactor = sql`(u.role = 'super_admin' and ${isUnprotected})`;

/** Of account `u` who works as member `m`: when it must have a second factor before it moves money; else null. */
export const secondFactorDue = sql`
  case when (u.role = 'finance' or (u.role = 'merchant' and m.duty = 'owner')) and ${isUnprotected}
       then greatest(u.role_since, m.joined_at) + ${`${GRACE_DAYS} days`}::interval end`;

type FoundRole = Omit<RoleData, 'permissions' | 'secondFactorDue'> & { secondFactorDue: Date | null };

export async function findRoleData(runner: Runner, userId: number): Promise<FoundRole | undefined> {
  const { rows } = await sql<FoundRole>`
    select u.id, u.name, u.role, u.mobile, coalesce(u.email, '') as email,
           u.mobile_verified_at is not null as "mobileVerified", u.password_hash <> '' as "hasPassword",
           coalesce((select value from wanted_contacts w where w.user_id = u.id and w.kind = 'mobile'), '') as "wantedMobile",
           coalesce((select value from wanted_contacts w where w.user_id = u.id and w.kind = 'email'), '') as "wantedEmail",
           m.merchant_id as "merchantId", m.duty, ${lacksSecondFactor} as "lacksSecondFactor",
           ${secondFactorDue} as "secondFactorDue",
           coalesce(works_for.status = 'suspended', false) as "readsOnly"
      from users u
      left join merchant_members m on m.user_id = u.id
      left join merchants works_for on works_for.id = m.merchant_id
     where u.id = ${userId} and u.deleted_at is null`.execute(runner);
  return rows[0];
}

export interface Taken {
  mobile: boolean;
  email: boolean;
}

/** Whether the mobile and the e-mail belong to an account other than `exceptUserId` (0: to any account). */
export async function findTaken(
  runner: Runner,
  { mobile, email }: { mobile: string; email: string },
  exceptUserId = 0,
): Promise<Taken> {
  const { rows } = await sql<Taken>`
    select exists (select from users where mobile = ${mobile} and id <> ${exceptUserId}) as mobile,
           exists (select from users where email = ${email} and id <> ${exceptUserId}) as email`.execute(
    runner,
  );
  return rows[0] as Taken;
}

export async function setName(tx: Tx, userId: number, name: string): Promise<void> {
  await sql`update users set name = ${name} where id = ${userId}`.execute(tx);
}

/** Only the mobile that was confirmed, because the account may have another by now. */
export async function setMobileVerified(
  tx: Tx,
  { userId, mobile }: { userId: number; mobile: string },
  now: Date,
): Promise<void> {
  await sql`
    update users set mobile_verified_at = ${now} where id = ${userId} and mobile = ${mobile}`.execute(tx);
}

export async function setPasswordHash(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${userId}`.execute(tx);
}

/** Consent to the current terms. */
export async function insertTermsConsent(tx: Tx, userId: number, address: string): Promise<void> {
  await sql`
    insert into consents (user_id, purpose, text_version, given_from)
    values (${userId}, 'terms', coalesce((select version from pages where name = 'terms'), ''), ${address})`.execute(
    tx,
  );
}

export async function deleteExpired(
  runner: Runner,
  { now, securityDays }: { now: Date; securityDays: number },
): Promise<void> {
  await sql`
    with gone_limits as (delete from limits where resets_at < ${now}),
         gone_consents as (delete from consents c using users u
                            where u.id = c.user_id and u.deleted_at < ${now}::timestamptz - interval '3 years'),
         gone_codes as (delete from one_time_codes where expires_at < ${now}),
         gone_challenges as (delete from passkey_challenges where expires_at < ${now}),
         gone_devices as (delete from known_devices where forget_at < ${now}),
         gone_former as (delete from former_contacts where expires_at < ${now}),
         gone_wanted as (delete from wanted_contacts where asked_at < ${now}::timestamptz - interval '7 days'),
         gone_readings as (delete from readings where read_on < (${now}::timestamptz - make_interval(days => ${securityDays}))::date),
         gone_events as (delete from security_events where happened_at < ${now}::timestamptz - make_interval(days => ${securityDays}))
    delete from sessions where expires_at < ${now}`.execute(runner);
}
