import * as z from 'zod/mini';
import { CONTACT_KINDS } from '#modules/moderation/contact.ts';

/** Who writes in a conversation. */
export const SIDES = ['buyer', 'merchant'] as const;
export type Side = (typeof SIDES)[number];

export const CONVERSATION_TABS = ['to_answer', 'all'] as const;
export type ConversationTab = (typeof CONVERSATION_TABS)[number];

export const LONGEST_MESSAGE = 1_000;
export const CONVERSATIONS_A_PAGE = 20;
/** Of a conversation, at once. */
export const MESSAGES_AT_ONCE = 30;

export const shownConversation = z.object({
  id: z.int(),
  /** The merchant's for the buyer, and the buyer's first name for the merchant. */
  name: z.string(),
  merchantId: z.int(),
  /** Either an order or a product. */
  orderId: z.nullable(z.int()),
  productId: z.nullable(z.int()),
  /** The product's, or that of the first in the order. */
  title: z.string(),
  imageUrl: z.string(),
  /** The newest message, or that it is a photo alone; '' while there is none. */
  newest: z.string(),
  writtenAt: z.nullable(z.string()),
  isUnread: z.boolean(),
  /** The buyer waits for an answer. */
  isWaiting: z.boolean(),
  endedBy: z.nullable(z.enum([...SIDES, 'staff'])),
});
export type ShownConversation = z.output<typeof shownConversation>;

export const shownMessage = z.object({
  id: z.int(),
  side: z.enum(SIDES),
  text: z.string(),
  /** The address of a private picture, good for an hour; '' without. */
  photo: z.string(),
  /** What was taken out of it before anybody could read it. */
  masked: z.array(z.enum(CONTACT_KINDS)),
  writtenAt: z.string(),
  /** By the other side. */
  isRead: z.boolean(),
});
export type ShownMessage = z.output<typeof shownMessage>;

/** Oldest first. */
export const conversationThread = z.object({
  conversation: shownConversation,
  messages: z.array(shownMessage),
  hasMore: z.boolean(),
});
export type ConversationThread = z.output<typeof conversationThread>;
