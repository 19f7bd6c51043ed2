import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface Passkey {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  device: string;
  createdAt: Date;
  usedAt: Date | null;
}

const passkey = sql`
  id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, device,
  created_at as "createdAt", used_at as "usedAt"`;

export async function findPasskeys(run: Runner, userId: number): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select ${passkey} from passkeys where user_id = ${userId} order by id desc`.execute(run);
  return rows;
}

export async function findPasskey(run: Runner, credentialId: string): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    select ${passkey} from passkeys where credential_id = ${credentialId}`.execute(run);
  return rows[0];
}

export type NewPasskey = Omit<Passkey, 'id' | 'usedAt'>;

/** False if the account has as many as it may, or another one has this key. */
export async function insertPasskey(tx: Tx, key: NewPasskey, most: number): Promise<boolean> {
  await sql`select from users where id = ${key.userId} for update`.execute(tx);
  const { rows } = await sql`
    insert into passkeys (user_id, credential_id, public_key, counter, device, created_at)
    select ${key.userId}, ${key.credentialId}, ${key.publicKey}, ${key.counter}, ${key.device}, ${key.createdAt}
     where (select count(*) from passkeys where user_id = ${key.userId}) < ${most}
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** A counter never goes back: a copy of a key would. Keys of several devices always say 0. */
export async function touchPasskey(
  run: Runner,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}, used_at = ${now}
     where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(
    run,
  );
  return rows.length > 0;
}

export async function deletePasskey(
  tx: Tx,
  { userId, passkeyId }: { userId: number; passkeyId: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkeys where id = ${passkeyId} and user_id = ${userId} returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether there were any. */
export async function deletePasskeys(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql`delete from passkeys where user_id = ${userId} returning id`.execute(tx);
  return rows.length > 0;
}

interface Challenge {
  challenge: string;
  /** Null of whoever signs in. */
  userId: number | null;
}

export async function insertChallenge(
  run: Runner,
  { challenge, userId }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge, user_id, expires_at)
    values (${challenge}, ${userId}, ${expiresAt})`.execute(run);
}

/** Whether it was given to this person and not signed yet; nobody can sign it again. */
export async function takeChallenge(
  run: Runner,
  { challenge, userId }: Challenge,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenges
     where challenge = ${challenge} and user_id is not distinct from ${userId}::bigint and expires_at > ${now}
    returning challenge`.execute(run);
  return rows.length > 0;
}
