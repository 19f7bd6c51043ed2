import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Duty, Role } from '#platform/viewer.ts';
import type { RoleData } from '../account.ts';
import type { AddressInput, SavedAddress } from '../address.ts';

export type CodePurpose = 'verify_mobile' | 'reset_password' | 'confirm_order';

// Accounts

export interface NewUser {
  name: string;
  mobile: string;
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
    values (${user.name}, ${user.mobile}, ${user.email}, ${user.passwordHash}, ${user.birthDate}, ${user.role},
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
  passwordHash: string;
  blocked: boolean;
}

/** By mobile or e-mail in their stored spelling; a mobile never contains @. */
export async function findCredentials(runner: Runner, identifier: string): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select id as "userId", mobile, mobile_verified_at is not null as "mobileVerified", email,
           password_hash as "passwordHash", blocked_at is not null or ${worksForClosed(sql`users.id`)} as blocked
      from users where (mobile = ${identifier} or email = ${identifier}) and deleted_at is null`.execute(
    runner,
  );
  return rows[0];
}

export async function findPasswordHash(runner: Runner, userId: number): Promise<string> {
  const { rows } = await sql<{ passwordHash: string }>`
    select password_hash as "passwordHash" from users where id = ${userId}`.execute(runner);
  return rows[0]?.passwordHash ?? '';
}

/** For account `u`. */
const lacksSecondFactor = sql`
  (u.role = 'super_admin'
   and not exists (select from second_factors f where f.user_id = u.id and f.state in ('on', 'excused')))`;

export async function findRoleData(
  runner: Runner,
  userId: number,
): Promise<Omit<RoleData, 'permissions'> | undefined> {
  const { rows } = await sql<Omit<RoleData, 'permissions'>>`
    select u.id, u.name, u.role, u.mobile, u.email, u.mobile_verified_at is not null as "mobileVerified",
           m.merchant_id as "merchantId", m.duty, ${lacksSecondFactor} as "lacksSecondFactor"
      from users u left join merchant_members m on m.user_id = u.id
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

export type ProfileChange = Pick<RoleData, 'name' | 'mobile' | 'email'>;

/** A mobile that changes is no longer verified. */
export async function updateUser(tx: Tx, userId: number, change: ProfileChange): Promise<void> {
  await sql`
    update users set name = ${change.name}, email = ${change.email}, mobile = ${change.mobile},
           mobile_verified_at = case when mobile = ${change.mobile} then mobile_verified_at end
     where id = ${userId}`.execute(tx);
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

// Sessions

export interface NewSession {
  tokenHash: Buffer;
  userId: number;
  device: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await sql`
    insert into sessions (token_hash, user_id, device, created_at, seen_at, expires_at)
    values (${session.tokenHash}, ${session.userId}, ${session.device}, ${session.now}, ${session.now},
            ${session.expiresAt})`.execute(tx);
  await sql`update users set signed_in_at = ${session.now} where id = ${session.userId}`.execute(tx);
}

export interface LiveSession {
  sessionId: number;
  userId: number;
  role: Role;
  merchantId: number | null;
  duty: Duty | null;
  lacksSecondFactor: boolean;
  /** The account's merchant is suspended. */
  readsOnly: boolean;
  seenAt: Date;
}

/** Accounts of a closed merchant cannot sign in (orders-and-money.md, section 8). */
const worksForClosed = (userId: RawBuilder<unknown>) => sql`
  exists (select from merchant_members mm join merchants m on m.id = mm.merchant_id
           where mm.user_id = ${userId} and m.status = 'closed')`;

export async function findLiveSession(
  runner: Runner,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    select s.id as "sessionId", s.user_id as "userId", u.role, m.merchant_id as "merchantId", m.duty,
           ${lacksSecondFactor} as "lacksSecondFactor",
           coalesce(works_for.status = 'suspended', false) as "readsOnly", s.seen_at as "seenAt"
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

export async function extendSession(
  runner: Runner,
  sessionId: number,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await sql`update sessions set seen_at = ${now}, expires_at = ${expiresAt} where id = ${sessionId}`.execute(
    runner,
  );
}

export interface SessionRow {
  id: number;
  device: string;
  createdAt: Date;
  seenAt: Date;
}

export async function findSessions(runner: Runner, userId: number, now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, device, created_at as "createdAt", seen_at as "seenAt"
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

// One-time codes

export interface NewCode {
  userId: number;
  purpose: CodePurpose;
  codeHash: Buffer;
  now: Date;
  expiresAt: Date;
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await sql`
    insert into one_time_codes (user_id, purpose, code_hash, created_at, expires_at)
    values (${code.userId}, ${code.purpose}, ${code.codeHash}, ${code.now}, ${code.expiresAt})`.execute(tx);
}

/**
 * Counts one try against the newest code of that purpose and returns what it must match; undefined if that code was
 * used, has expired or had its tries. One statement, so simultaneous tries each count.
 */
export async function takeCodeTry(
  runner: Runner,
  { userId, purpose, now }: Pick<NewCode, 'userId' | 'purpose' | 'now'>,
  mostTries: number,
): Promise<{ id: number; codeHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: number; codeHash: Buffer }>`
    update one_time_codes set tries = tries + 1
     where id = (select id from one_time_codes where user_id = ${userId} and purpose = ${purpose}
                  order by created_at desc, id desc limit 1)
       and used_at is null and expires_at > ${now} and tries < ${mostTries}
    returning id, code_hash as "codeHash"`.execute(runner);
  return rows[0];
}

/** False if somebody else used it in between. */
export async function markCodeUsed(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update one_time_codes set used_at = ${now} where id = ${id} and used_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Codes that went to an old mobile or e-mail must no longer open the account. */
export async function deleteCodes(tx: Tx, userId: number): Promise<void> {
  await sql`delete from one_time_codes where user_id = ${userId}`.execute(tx);
}

export async function enqueueMobileCode(runner: Runner, userId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('send-mobile-code', json_build_object('userId', ${userId}::bigint))`.execute(
    runner,
  );
}

/** The job looks for the account, so the request takes as long for an address that nobody has. */
export async function enqueueResetCode(runner: Runner, identifier: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('send-reset-code', json_build_object('identifier', ${identifier}::text))`.execute(
    runner,
  );
}

// Limits

export interface Counted {
  count: number;
  resetsAt: Date;
}

/** One statement, so simultaneous tries each count. */
export async function countTry(
  runner: Runner,
  key: string,
  { now, resetsAt }: { now: Date; resetsAt: Date },
): Promise<Counted> {
  const { rows } = await sql<Counted>`
    insert into limits as l (key, count, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      count = case when l.resets_at <= ${now} then 1 else l.count + 1 end,
      resets_at = case when l.resets_at <= ${now} then excluded.resets_at else l.resets_at end
    returning count, resets_at as "resetsAt"`.execute(runner);
  return rows[0] as Counted;
}

export async function uncountTry(runner: Runner, key: string): Promise<void> {
  await sql`update limits set count = count - 1 where key = ${key} and count > 0`.execute(runner);
}

export async function deleteExpired(runner: Runner, now: Date): Promise<void> {
  await sql`
    with gone_limits as (delete from limits where resets_at < ${now}),
         gone_consents as (delete from consents c using users u
                            where u.id = c.user_id and u.deleted_at < ${now}::timestamptz - interval '3 years'),
         gone_codes as (delete from one_time_codes where expires_at < ${now})
    delete from sessions where expires_at < ${now}`.execute(runner);
}

// Addresses

const savedAddress = sql`
  a.id, a.recipient, a.mobile, a.governorate_id as "governorateId", g.name_ar as "governorateName",
  a.city_id as "cityId", a.city_name as "cityName", a.street, a.building, a.floor, a.flat, a.landmark`;

export async function findAddresses(runner: Runner, userId: number): Promise<SavedAddress[]> {
  const { rows } = await sql<SavedAddress>`
    select ${savedAddress} from addresses a join governorates g on g.id = a.governorate_id
     where a.user_id = ${userId} order by a.id desc`.execute(runner);
  return rows;
}

export async function findAddress(
  runner: Runner,
  userId: number,
  id: number,
): Promise<SavedAddress | undefined> {
  const { rows } = await sql<SavedAddress>`
    select ${savedAddress} from addresses a join governorates g on g.id = a.governorate_id
     where a.id = ${id} and a.user_id = ${userId}`.execute(runner);
  return rows[0];
}

/** The place's name: the city's own, or the typed one for a place outside the list. Undefined if it is invalid. */
export async function findCityName(runner: Runner, place: AddressInput): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(c.name_ar, ${place.cityName}::text) as name
      from governorates g left join cities c on c.governorate_id = g.id and c.id = ${place.cityId}::bigint
     where g.id = ${place.governorateId}::bigint and (c.id is not null or ${place.cityId}::bigint is null)`.execute(
    runner,
  );
  return rows[0]?.name;
}

/** Locks the account, so two addresses added at once cannot pass the limit together. */
export async function countAddresses(tx: Tx, userId: number): Promise<number> {
  await sql`select from users where id = ${userId} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from addresses where user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertAddress(tx: Tx, userId: number, address: AddressInput): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into addresses (user_id, recipient, mobile, governorate_id, city_id, city_name, street, building, floor,
                           flat, landmark)
    values (${userId}, ${address.recipient}, ${address.mobile}, ${address.governorateId}, ${address.cityId},
            ${address.cityName}, ${address.street}, ${address.building}, ${address.floor}, ${address.flat},
            ${address.landmark})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export interface OwnAddress {
  userId: number;
  addressId: number;
}

/** Whether the account had such an address. */
export async function updateAddress(
  runner: Runner,
  { userId, addressId }: OwnAddress,
  address: AddressInput,
): Promise<boolean> {
  const { rows } = await sql`
    update addresses set recipient = ${address.recipient}, mobile = ${address.mobile},
           governorate_id = ${address.governorateId}, city_id = ${address.cityId}, city_name = ${address.cityName},
           street = ${address.street}, building = ${address.building}, floor = ${address.floor},
           flat = ${address.flat}, landmark = ${address.landmark}
     where id = ${addressId} and user_id = ${userId} returning id`.execute(runner);
  return rows.length > 0;
}

/** Whether the account had such an address. */
export async function deleteAddress(runner: Runner, { userId, addressId }: OwnAddress): Promise<boolean> {
  const { rows } = await sql`
    delete from addresses where id = ${addressId} and user_id = ${userId} returning id`.execute(runner);
  return rows.length > 0;
}
