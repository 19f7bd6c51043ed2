import { type RawBuilder, sql } from 'kysely';
import type { ContactKind } from '#modules/moderation/contact.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Side } from '../conversation.ts';
import { isOf, type MessageRow, type Party } from './queries.ts';

export interface LockedConversation {
  id: number;
  userId: number;
  merchantId: number;
  endedBy: Side | 'staff' | null;
  waitingSince: Date | null;
  /** Each side has read all that the other wrote. */
  isReadByBuyer: boolean;
  isReadByMerchant: boolean;
  shop: string;
  /** The first name. */
  buyer: string;
}

/** Of the party, or any for staff (null). */
export async function lockConversation(
  tx: Tx,
  conversationId: number,
  party: Party | null,
): Promise<LockedConversation | undefined> {
  const { rows } = await sql<LockedConversation>`
    select c.id, c.user_id as "userId", c.merchant_id as "merchantId", c.ended_by as "endedBy",
           c.waiting_since as "waitingSince", c.newest_of_merchant <= c.read_by_buyer as "isReadByBuyer",
           c.newest_of_buyer <= c.read_by_merchant as "isReadByMerchant", m.name_ar as shop,
           split_part(u.name, ' ', 1) as buyer
      from conversations c join merchants m on m.id = c.merchant_id join users u on u.id = c.user_id
     where ${allOf(sql`c.id = ${conversationId}`, party !== null && isOf(party))}
       for no key update of c`.execute(tx);
  return rows[0];
}

export interface NewMessage {
  conversationId: number;
  side: Side;
  userId: number;
  text: string;
  photo: string;
  masked: readonly ContactKind[];
  answersSince: Date | null;
  now: Date;
}

/** The writer has read everything before it. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { conversationId, side, userId, text, photo, masked, answersSince, now } = message;
  const { rows } = await sql<MessageRow>`
    with written as (
      insert into conversation_messages (conversation_id, side, user_id, body, photo, masked, answers_since, written_at)
      values (${conversationId}, ${side}, ${userId}, ${text}, ${photo}, ${masked}, ${answersSince}, ${now}) returning *
    ), counted as (
      update conversations c set written_at = ${now}, ${whatChanges(side, now)} from written where c.id = ${conversationId}
    )
    select id, side, body as text, photo, masked, written_at as "writtenAt", false as "isRead" from written`.execute(
    tx,
  );
  return rows[0] as MessageRow;
}

function whatChanges(side: Side, now: Date): RawBuilder<unknown> {
  return side === 'buyer'
    ? sql`newest_of_buyer = written.id, read_by_buyer = written.id, waiting_since = coalesce(c.waiting_since, ${now}::timestamptz)`
    : sql`newest_of_merchant = written.id, read_by_merchant = written.id, waiting_since = null`;
}

/** A merchant's members who talk to buyers; packers talk to nobody. */
export async function selectAnswering(tx: Tx, merchantId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from merchant_members where merchant_id = ${merchantId} and duty <> 'packer'
     order by user_id`.execute(tx);
  return rows.map(({ id }) => id);
}
