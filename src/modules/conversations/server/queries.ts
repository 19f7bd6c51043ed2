import { type RawBuilder, sql } from 'kysely';
import type { ContactKind } from '#modules/moderation/contact.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import { limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import { CONVERSATION_TABS, type ConversationTab, type Side } from '../conversation.ts';

/** Whose conversations, and from which side they look at them. */
export type Party = { side: 'buyer'; userId: number } | { side: 'merchant'; merchantId: number };

export const isOf = (party: Party): RawBuilder<unknown> =>
  party.side === 'buyer' ? sql`c.user_id = ${party.userId}` : sql`c.merchant_id = ${party.merchantId}`;

const isUnreadBy = (side: Side): RawBuilder<unknown> =>
  side === 'buyer'
    ? sql`c.newest_of_merchant > c.read_by_buyer`
    : sql`c.newest_of_buyer > c.read_by_merchant`;

export interface ConversationRow {
  id: number;
  name: string;
  merchantId: number;
  orderId: number | null;
  productId: number | null;
  title: string;
  imageUrl: string;
  newest: string;
  newestHasPhoto: boolean;
  writtenAt: Date | null;
  isUnread: boolean;
  isWaiting: boolean;
  endedBy: Side | 'staff' | null;
}

/** What is shown of the conversations that `page` has. */
const shownFrom = (page: RawBuilder<unknown>, side: Side | 'staff'): RawBuilder<ConversationRow> => sql`
  with page as materialized (${page})
  select c.id, ${side === 'merchant' ? sql`split_part(u.name, ' ', 1)` : sql`m.name_ar`} as name,
         c.merchant_id as "merchantId", mo.order_id as "orderId", c.product_id as "productId",
         coalesce(p.title, l.title, '') as title, coalesce(p.images ->> 0, l.image, '') as "imageUrl",
         coalesce(t.body, '') as newest, coalesce(t.photo <> '', false) as "newestHasPhoto", c.written_at as "writtenAt",
         ${side === 'staff' ? sql`false` : isUnreadBy(side)} as "isUnread",
         c.waiting_since is not null as "isWaiting", c.ended_by as "endedBy"
    from page c
    join users u on u.id = c.user_id
    join merchants m on m.id = c.merchant_id
    left join products p on p.id = c.product_id
    left join merchant_orders mo on mo.id = c.merchant_order_id
    left join lateral (select title, image from order_lines where merchant_order_id = mo.id order by id limit 1) l on true
    left join conversation_messages t on t.id = greatest(c.newest_of_buyer, c.newest_of_merchant)
   order by c.written_at desc, c.id desc`;

const inTab = (party: Party, tab: ConversationTab): RawBuilder<unknown> =>
  allOf(isOf(party), sql`c.written_at is not null`, tab === 'to_answer' && sql`c.waiting_since is not null`);

export async function selectConversations(
  run: Runner,
  party: Party,
  { tab, limit, offset }: { tab: ConversationTab; limit: number; offset: number },
): Promise<ConversationRow[]> {
  const page = sql`
    select c.* from conversations c where ${inTab(party, tab)}
     order by c.written_at desc, c.id desc ${limitToPage({ limit, offset })}`;
  return (await shownFrom(page, party.side).execute(run)).rows;
}

/** One of the party's, or any for staff (null). */
export async function selectConversation(
  run: Runner,
  conversationId: number,
  party: Party | null,
): Promise<ConversationRow | undefined> {
  const page = sql`
    select c.* from conversations c where ${allOf(sql`c.id = ${conversationId}`, party !== null && isOf(party))}`;
  return (await shownFrom(page, party?.side ?? 'staff').execute(run)).rows[0];
}

export async function countConversations(
  run: Runner,
  party: Party,
): Promise<Record<ConversationTab | 'unread', number>> {
  const { rows } = await sql<Record<ConversationTab | 'unread', number>>`
    select ${tabColumns(
      [...CONVERSATION_TABS, 'unread'],
      tab => sql`
        select from conversations c
         where ${tab === 'unread' ? sql`${isOf(party)} and ${isUnreadBy(party.side)}` : inTab(party, tab)}`,
    )}`.execute(run);
  return rows[0] as Record<ConversationTab | 'unread', number>;
}

export interface MessageRow {
  id: number;
  side: Side;
  text: string;
  photo: string;
  masked: ContactKind[];
  writtenAt: Date;
  isRead: boolean;
}

const MESSAGE = sql`t.id, t.side, t.body as text, t.photo, t.masked, t.written_at as "writtenAt",
  t.id <= case t.side when 'buyer' then c.read_by_merchant else c.read_by_buyer end as "isRead"`;

/** Newest first. */
export async function selectMessages(
  run: Runner,
  { conversationId, before, limit }: { conversationId: number; before?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE} from conversation_messages t join conversations c on c.id = t.conversation_id
     where ${allOf(sql`t.conversation_id = ${conversationId}`, before !== undefined && sql`t.id < ${before}`)}
     order by t.id desc ${limitToPage({ limit, offset: 0 })}`.execute(run);
  return rows;
}

/** With whom the buyer of an order wrote about it. */
export async function selectOfOrder(run: Runner, orderId: number) {
  const { rows } = await sql<{ id: number; merchant: string; writtenAt: Date }>`
    select c.id, mo.merchant_name as merchant, c.written_at as "writtenAt"
      from merchant_orders mo join conversations c on c.merchant_order_id = mo.id
     where mo.order_id = ${orderId} and c.written_at is not null order by c.id`.execute(run);
  return rows;
}
