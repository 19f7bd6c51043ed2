import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Two who name an account at once do so one after the other, and the later one is asked for the password. */
export async function lockBuyer(tx: Tx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
}

export async function insertChannel(
  tx: Tx,
  channel: { userId: number; kind: string; holder: string; sealed: Buffer; masked: string; now: Date },
): Promise<void> {
  await sql`update payout_channels set replaced_at = ${channel.now} where user_id = ${channel.userId} and replaced_at is null`.execute(
    tx,
  );
  await sql`
    insert into payout_channels (user_id, kind, holder, sealed, masked, confirmed_at)
    values (${channel.userId}, ${channel.kind}, ${channel.holder}, ${channel.sealed}, ${channel.masked}, ${channel.now})`.execute(
    tx,
  );
}

export async function selectChannel(run: Runner, userId: number) {
  const { rows } = await sql<{
    kind: 'instapay' | 'wallet' | 'bank';
    holder: string;
    masked: string;
    sealed: Buffer;
  }>`
    select kind, holder, masked, sealed from payout_channels where user_id = ${userId} and replaced_at is null`.execute(
    run,
  );
  return rows[0];
}
