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
    setBy,
  }: StoredChannel & { merchantId: number; number: Buffer; setBy: number },
): Promise<void> {
  await sql`
    insert into merchant_channels (merchant_id, kind, holder, number, tail, changed_at, set_by, held_until)
    values (${merchantId}, ${kind}, ${holder}, ${number}, ${tail}, ${changedAt}, ${setBy}, ${heldUntil})
    on conflict (merchant_id) do update
       set kind = excluded.kind, holder = excluded.holder, number = excluded.number, tail = excluded.tail,
           changed_at = excluded.changed_at, set_by = excluded.set_by, held_until = excluded.held_until`.execute(
    tx,
  );
}

/** The first approvals of what waits for a second one; both are of the account that is paid. */
export async function withdrawApprovals(tx: Tx, merchantId: number, now: Date): Promise<void> {
  await sql`
    update money_acts a set withdrawn_at = ${now} from payouts p
     where p.merchant_id = ${merchantId} and p.state = 'draft' and a.action = 'payout' and a.subject = p.id::text
       and a.done_at is null and a.withdrawn_at is null`.execute(tx);
}
