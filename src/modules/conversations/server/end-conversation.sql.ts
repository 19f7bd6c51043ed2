import { sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Side } from '../conversation.ts';
import { isOf, type Party } from './queries.ts';

/** Nobody waits for an answer in what is ended. */
export async function setEnded(
  tx: Tx,
  conversationId: number,
  endedBy: Side | 'staff' | null,
): Promise<void> {
  await sql`
    update conversations
       set ended_by = ${endedBy}, waiting_since = case when ${endedBy}::text is null then waiting_since end
     where id = ${conversationId}`.execute(tx);
}

/** Whether there is such a conversation of the party. */
export async function setRead(run: Runner, conversationId: number, party: Party): Promise<boolean> {
  const read =
    party.side === 'buyer'
      ? sql`read_by_buyer = greatest(read_by_buyer, newest_of_merchant)`
      : sql`read_by_merchant = greatest(read_by_merchant, newest_of_buyer)`;
  const { rows } = await sql`
    update conversations c set ${read} where ${allOf(sql`c.id = ${conversationId}`, isOf(party))} returning c.id`.execute(
    run,
  );
  return rows.length > 0;
}
