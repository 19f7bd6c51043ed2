import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Role } from '#platform/viewer.ts';
import type { Consent } from '../../user.ts';

export async function findConsents(runner: Runner, userId: number): Promise<Consent[]> {
  const { rows } = await sql<Omit<Consent, 'at'> & { at: Date }>`
    select purpose, told_by as "toldBy", text_version as "textVersion", decision, channel, given_from as address, given_at as at
      from consents where user_id = ${userId} order by id desc`.execute(runner);
  return rows.map(row => ({ ...row, at: row.at.toISOString() }));
}

/** The account's role, locked; undefined if there is no such account or it was erased. */
export async function lockRole(tx: Tx, userId: number): Promise<Role | undefined> {
  const { rows } = await sql<{ role: Role }>`
    select role from users where id = ${userId} and deleted_at is null for update`.execute(tx);
  return rows[0]?.role;
}

/** What accounts holds about a person, with the names of the download. */
export async function collectAccount(runner: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select to_jsonb(p) from (select name, mobile, mobile_verified_at, email, birth_date, role, created_at,
                                            signed_in_at from users where id = ${userId}) p) as profile,
           (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.id), '[]') from addresses a
             where a.user_id = ${userId}) as addresses,
           (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.id), '[]') from consents c
             where c.user_id = ${userId}) as consents,
           (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' - 'token_hash' order by s.id), '[]') from sessions s
             where s.user_id = ${userId}) as sessions,
           (select coalesce(jsonb_agg(to_jsonb(k) - 'user_id' - 'public_key' - 'credential_id' order by k.id), '[]')
              from passkeys k where k.user_id = ${userId}) as passkeys,
           (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'value', c.value, 'at', c.at) order by c.at), '[]')
              from (select kind, value, asked_at as at from wanted_contacts where user_id = ${userId}
                    union all
                    select 'former', email, changed_at from former_contacts where user_id = ${userId}) c) as contacts,
           (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'reader_id' order by r.last_at), '[]') from readings r
             where r.user_id = ${userId}) as readings,
           (select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' order by e.id), '[]') from security_events e
             where e.user_id = ${userId}) as security_events`.execute(runner);
  return rows[0] ?? {};
}

/** Identifying data is removed. The fact of a consent stays for three years, without its network address. */
export async function eraseAccount(tx: Tx, userId: number, now: Date): Promise<void> {
  await sql`
    with had as (select mobile from users where id = ${userId}),
         gone_sessions as (delete from sessions where user_id = ${userId}),
         gone_codes as (delete from one_time_codes where user_id = ${userId} or receiver = (select mobile from had)),
         gone_devices as (delete from known_devices where user_id = ${userId}),
         gone_events as (delete from security_events where user_id = ${userId}),
         gone_readings as (delete from readings where user_id = ${userId}),
         gone_factor as (delete from second_factors where user_id = ${userId}),
         gone_wanted as (delete from wanted_contacts where user_id = ${userId}),
         gone_former as (delete from former_contacts where user_id = ${userId}),
         gone_passkeys as (delete from passkeys where user_id = ${userId}),
         gone_recovery as (delete from recovery_codes where user_id = ${userId}),
         gone_addresses as (delete from addresses where user_id = ${userId})
    update consents set given_from = '' where user_id = ${userId}`.execute(tx);
  await sql`
    update users set name = '', mobile = null, mobile_verified_at = null, email = null, password_hash = '',
           birth_date = null, signed_in_at = null, deleted_at = ${now}
     where id = ${userId}`.execute(tx);
}
