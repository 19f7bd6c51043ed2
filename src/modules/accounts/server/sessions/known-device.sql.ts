import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

interface Device {
  userId: number;
  keyHash: Buffer;
  now: Date;
  forgetAt: Date;
}

export async function hasDevice(
  runner: Runner,
  { userId, keyHash, now }: Omit<Device, 'forgetAt'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from known_devices where key_hash = ${keyHash} and user_id = ${userId} and forget_at > ${now}`.execute(
    runner,
  );
  return rows.length > 0;
}

export async function hasDevices(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from known_devices where user_id = ${userId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether the account knows it. */
export async function touchDevice(tx: Tx, { userId, keyHash, now, forgetAt }: Device): Promise<boolean> {
  const { rows } = await sql`
    update known_devices set forget_at = ${forgetAt}
     where key_hash = ${keyHash} and user_id = ${userId} and forget_at > ${now} returning 1`.execute(tx);
  return rows.length > 0;
}

export async function insertDevice(
  tx: Tx,
  { userId, keyHash, forgetAt }: Omit<Device, 'now'>,
): Promise<void> {
  await sql`
    insert into known_devices (key_hash, user_id, forget_at) values (${keyHash}, ${userId}, ${forgetAt})`.execute(
    tx,
  );
}

/** After a change of the password: whoever knew the old one may have signed in before. */
export async function forgetDevices(tx: Tx, userId: number): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId}`.execute(tx);
}
