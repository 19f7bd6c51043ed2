import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ChannelKind } from '../channel.ts';

export interface StoredChannel {
  kind: ChannelKind;
  holder: string;
  tail: string;
  changedAt: Date;
  heldUntil: Date | null;
}

export async function selectChannel(run: Runner, merchantId: number): Promise<StoredChannel | undefined> {
  const { rows } = await sql<StoredChannel>`
    select kind, holder, tail, changed_at as "changedAt", held_until as "heldUntil" from merchant_channels where merchant_id = ${merchantId}`.execute(
    run,
  );
  return rows[0];
}

export async function upsertChannel(
  tx: Tx,
  {
    merchantId,
    kind,
    holder,
    tail,
    changedAt,
    heldUntil,
    number,
  }: StoredChannel & { merchantId: number; number: Buffer },
): Promise<void> {
  await sql`
    insert into merchant_channels (merchant_id, kind, holder, number, tail, changed_at, held_until)
    values (${merchantId}, ${kind}, ${holder}, ${number}, ${tail}, ${changedAt}, ${heldUntil})
    on conflict (merchant_id) do update
       set kind = excluded.kind, holder = excluded.holder, number = excluded.number, tail = excluded.tail,
           changed_at = excluded.changed_at, held_until = excluded.held_until`.execute(tx);
}
