import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface SecondFactor {
  state: 'pending' | 'on' | 'excused';
  /** Encrypted; null if there is none. */
  secret: Buffer | null;
}

export async function findSecondFactor(runner: Runner, userId: number): Promise<SecondFactor | undefined> {
  const { rows } = await sql<SecondFactor>`
    select state, secret from second_factors where user_id = ${userId}`.execute(runner);
  return rows[0];
}

/** Whether passkeys are the only second factor of an account that must have one. */
export async function needsPasskey(runner: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from users u left join merchant_members m on m.user_id = u.id
     where u.id = ${userId} and (u.role in ('super_admin', 'finance') or m.duty = 'owner')
       and exists (select from passkeys k where k.user_id = u.id)`.execute(runner);
  return rows.length > 0;
}

/** Stores a secret that is not in use yet; false if one is in use, which nobody may overwrite. */
export async function putPendingSecret(
  runner: Runner,
  { userId, secret, now }: { userId: number; secret: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into second_factors as f (user_id, state, secret, changed_at) values (${userId}, 'pending', ${secret}, ${now})
    on conflict (user_id) do update set state = 'pending', secret = excluded.secret, last_step = 0, changed_at = ${now}
      where f.state <> 'on'
    returning user_id`.execute(runner);
  return rows.length > 0;
}

/** False if it is no longer pending. */
export async function switchOn(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update second_factors set state = 'on', changed_at = ${now} where user_id = ${userId} and state = 'pending'
    returning user_id`.execute(tx);
  return rows.length > 0;
}

/** Whether that code is unused; of two requests with the same code, only one gets true. */
export async function useStep(runner: Runner, userId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step}
    returning user_id`.execute(runner);
  return rows.length > 0;
}

/** Whether it was on or being set up. */
export async function deleteSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(tx);
  const { rows } = await sql`
    delete from second_factors where user_id = ${userId} and state <> 'excused' returning user_id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(tx);
  await sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userId}, hash from unnest(${hashes}::bytea[]) hash`.execute(tx);
}

/** Whether there was such an unused code. */
export async function useRecoveryCode(
  runner: Runner,
  { userId, hash, now }: { userId: number; hash: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${now}
     where user_id = ${userId} and code_hash = ${hash} and used_at is null
    returning user_id`.execute(runner);
  return rows.length > 0;
}

export async function countRecoveryCodes(runner: Runner, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from recovery_codes where user_id = ${userId} and used_at is null`.execute(
    runner,
  );
  return rows[0]?.count ?? 0;
}
