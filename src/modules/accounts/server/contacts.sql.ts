import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ContactKind } from '../contact.ts';

export interface Wanted {
  userId: number;
  kind: ContactKind;
  value: string;
}

/** The latest wish holds. */
export async function putWanted(tx: Tx, { userId, kind, value }: Wanted, now: Date): Promise<void> {
  await sql`
    insert into wanted_contacts (user_id, kind, value, asked_at) values (${userId}, ${kind}, ${value}, ${now})
    on conflict (user_id, kind) do update set value = excluded.value, asked_at = excluded.asked_at`.execute(
    tx,
  );
}

export async function findWanted(
  run: Runner,
  { userId, kind }: Omit<Wanted, 'value'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value from wanted_contacts where user_id = ${userId} and kind = ${kind}`.execute(run);
  return rows[0]?.value;
}

/** Whether it was still the wish. */
export async function deleteWanted(tx: Tx, { userId, kind, value }: Wanted): Promise<boolean> {
  const { rows } = await sql`
    delete from wanted_contacts where user_id = ${userId} and kind = ${kind} and value = ${value}
    returning kind`.execute(tx);
  return rows.length > 0;
}

/** Proved just now. */
export async function setContact(tx: Tx, { userId, kind, value }: Wanted, now: Date): Promise<void> {
  if (kind === 'email') await sql`update users set email = ${value} where id = ${userId}`.execute(tx);
  else
    await sql`update users set mobile = ${value}, mobile_verified_at = ${now} where id = ${userId}`.execute(
      tx,
    );
}

export interface Former {
  userId: number;
  email: string;
  mobile: string;
  changedAt: Date;
}

export async function insertFormer(
  tx: Tx,
  { userId, email, mobile, changedAt }: Former,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into former_contacts (token_hash, user_id, email, mobile, changed_at, expires_at)
    values (${tokenHash}, ${userId}, ${email}, ${mobile}, ${changedAt}, ${expiresAt})`.execute(tx);
}

/** Once, also for two at the same moment: whoever changed the address meanwhile holds links of later changes, which go with it. */
export async function takeFormer(tx: Tx, tokenHash: Buffer, now: Date): Promise<Former | undefined> {
  const { rows } = await sql<Former>`
    select f.user_id as "userId", f.email, f.mobile, f.changed_at as "changedAt"
      from former_contacts f join users u on u.id = f.user_id
     where f.token_hash = ${tokenHash} and f.expires_at > ${now} and u.deleted_at is null
       for update of f, u`.execute(tx);
  const [former] = rows;
  if (former) {
    await sql`
      delete from former_contacts where user_id = ${former.userId} and changed_at >= ${former.changedAt}`.execute(
      tx,
    );
  }
  return former;
}

/**
 * Gives the account its old address back, and its old mobile if nobody else has it, and takes away whatever else may
 * open it and is as new as the change: the password too, which its owner sets again by a code. A mobile that was proved
 * since `provedSince` opens nothing until it is proved again, because whoever moved the address may have set it before.
 */
export async function restoreContacts(
  tx: Tx,
  { userId, email, mobile, changedAt }: Former,
  provedSince: Date,
): Promise<void> {
  await sql`
    update users set email = ${email}, password_hash = '',
           mobile_verified_at = case when mobile_verified_at < ${provedSince} then mobile_verified_at end,
           mobile = case when exists (select from users other where other.mobile = ${mobile} and other.id <> ${userId})
                         then mobile else ${mobile} end
     where id = ${userId}`.execute(tx);
  await sql`delete from passkeys where user_id = ${userId} and created_at >= ${changedAt}`.execute(tx);
  await sql`delete from wanted_contacts where user_id = ${userId}`.execute(tx);
  await sql`
    delete from second_factors
     where user_id = ${userId} and state <> 'excused' and changed_at >= ${changedAt}`.execute(tx);
}
