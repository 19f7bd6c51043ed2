import * as z from 'zod/mini';
import { NOTICE_KINDS } from './notice-choice.ts';

/** `account`: what concerns the account itself, which nobody can switch off. */
export const NOTIFICATION_KINDS = [...NOTICE_KINDS, 'account'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notice asks for, on the page that it leads to; `NOTICE_ACT_WORDS` has the button's word. */
export const NOTICE_ACTS = ['confirm', 'pay', 'review', 'reply', 'buy', 'checkout', 'accept'] as const;
export type NoticeAct = (typeof NOTICE_ACTS)[number];

/** The parts of the notification centre, and the kinds that each has. */
export const NOTICE_GROUPS = {
  orders: ['orders'],
  messages: ['messages'],
  money: ['money'],
  offers: ['watched', 'cart', 'offers'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type NoticeGroup = keyof typeof NOTICE_GROUPS;
export const NOTICE_GROUP_NAMES = Object.keys(NOTICE_GROUPS) as NoticeGroup[];

/** An entry of the notification centre. */
export const notification = z.object({
  id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  /** The shop's page about it. */
  link: z.string(),
  act: z.nullable(z.enum(NOTICE_ACTS)),
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** How many are unread in each part, each counted up to `MOST_COUNTED`. */
export const unreadOf = z.object({ orders: z.int(), messages: z.int(), money: z.int(), offers: z.int() });
