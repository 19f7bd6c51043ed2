import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { repliedFile, uploadedFile } from '#platform/file.ts';
import { limit, page, rowId } from '#platform/inputs.ts';
import { sentMessageOutput } from './message.ts';
import { noticeChoice, shownChoice } from './notice-choice.ts';
import { NOTICE_GROUP_NAMES, notification, unreadOf } from './notification.ts';

/** On one page of the inbox. */
const PAGE_LIMIT = 20;
const MOST_READ = 100;

export const listLatestMessages = defineCall({
  method: 'GET',
  path: '/api/web/development/messages',
  access: 'anyone',
  summary: 'The newest 50 messages, for a developer on their own machine',
  input: z.object({}),
  output: z.object({ messages: z.array(sentMessageOutput) }),
});

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/web/notification/list',
  access: 'account',
  summary:
    "The account's notices or one part of them, newest first, and how many are unread; counted up to 1,000",
  input: z.object({
    page: page(),
    limit: limit(PAGE_LIMIT, 50),
    group: z.optional(z.enum(NOTICE_GROUP_NAMES)),
  }),
  output: z.object({
    notifications: z.array(notification),
    totalPages: z.int(),
    totalNotifications: z.int(),
    unread: z.int(),
    unreadOf,
  }),
});

export const countUnread = defineCall({
  method: 'GET',
  path: '/api/web/notification/unread',
  access: 'account',
  summary: 'How many notices of the account are unread, counted up to 1,000',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
});

export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/web/notification/read',
  access: 'account',
  summary: 'Marks notifications of the account as read; those of others are passed over',
  input: z.object({
    ids: z.array(rowId).check(z.minLength(1), z.maxLength(MOST_READ)),
  }),
  output: z.object({ unread: z.int() }),
});

export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/api/web/notification/read-all',
  access: 'account',
  summary: 'Marks the notices of the account as read, up to the newest that was shown',
  input: z.object({ upTo: rowId }),
  output: z.object({ unread: z.int() }),
});

/**
 * The channels that tell staff and merchants about orders, returns and payouts besides the inbox, which has everything.
 */
const channels = z.object({ email: z.boolean(), sms: z.boolean() });
/** `whatsapp`: of new orders, for members of a merchant, once they have agreed; null where it is not offered. */
const shownChannels = z.extend(channels, { whatsapp: z.nullable(z.boolean()) });

export const showChannels = defineCall({
  method: 'GET',
  path: '/api/web/notification/channels',
  access: 'back_office',
  summary: 'By what the member of staff is told of what happens, beside the inbox',
  input: z.object({}),
  output: shownChannels,
});

export const chooseChannels = defineCall({
  method: 'POST',
  path: '/api/web/notification/channels',
  access: 'back_office',
  summary: 'Chooses by what one is told of what happens, beside the inbox',
  input: z.extend(channels, { whatsapp: z.optional(z.boolean()) }),
  output: shownChannels,
  refusals: ['choice_not_offered'],
});

const base64url = z.string().check(z.regex(/^[\w-]{16,100}={0,2}$/));
const endpoint = z.string().check(z.minLength(10), z.maxLength(1000));

export const showPushKey = defineCall({
  method: 'GET',
  path: '/api/web/notification/push-key',
  access: 'account',
  summary: "The shop's public key, to which browsers bind a subscription",
  input: z.object({}),
  output: z.object({ key: z.string() }),
});

export const subscribePush = defineCall({
  method: 'POST',
  path: '/api/web/notification/push-subscription',
  access: 'account',
  summary: 'Tells this device too, for as long as its session lasts; at most ten devices of an account',
  input: z.object({ endpoint, p256dh: base64url, auth: base64url }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['unknown_push_service'],
});

export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/api/web/notification/push-subscription',
  access: 'account',
  summary: 'Tells this device no more',
  input: z.object({ endpoint }),
  output: z.object({ success: z.literal(true) }),
});

/** `isQuiet`: nothing is sent from 22 to 9 but what is on its way to the person. */
const choices = z.object({ choices: z.array(shownChoice), isQuiet: z.boolean() });

export const showNoticeChoices = defineCall({
  method: 'GET',
  path: '/api/web/notification/choices',
  access: 'buyer',
  summary: 'By what the buyer is told of what, and whether nights are quiet',
  input: z.object({}),
  output: choices,
});

export const chooseNotice = defineCall({
  method: 'POST',
  path: '/api/web/notification/choices',
  access: 'buyer',
  summary: 'Agrees to be told of something by one channel, or takes that back',
  input: noticeChoice,
  output: choices,
  refusals: ['choice_not_offered'],
});

export const chooseQuietNights = defineCall({
  method: 'POST',
  path: '/api/web/notification/quiet-nights',
  access: 'buyer',
  summary: 'Whether nothing is sent from 22 to 9 but what is on its way to the buyer',
  input: z.object({ isQuiet: z.boolean() }),
  output: choices,
});

export const proveWhatsappWebhook = defineCall({
  method: 'GET',
  path: '/api/web/notification/whatsapp',
  access: 'anyone',
  summary: 'Proves to WhatsApp that the webhook is ours, by the word that was agreed on',
  input: z.object({
    'hub.mode': z.literal('subscribe'),
    'hub.verify_token': z.string().check(z.maxLength(200)),
    'hub.challenge': z.string().check(z.maxLength(200)),
  }),
  output: repliedFile,
  replies: 'file',
  refusals: ['whatsapp_not_offered', 'wrong_signature'],
});

/** More bytes than any webhook of WhatsApp has. */
const WEBHOOK_LIMIT = 1024 * 1024;

export const whatsappReports = defineCall({
  method: 'POST',
  path: '/api/web/notification/whatsapp',
  access: 'anyone',
  summary:
    'Where WhatsApp tells how far messages have come and who wants no more; proved by its signature over the bytes',
  carries: { fileUpTo: WEBHOOK_LIMIT },
  input: z.object({ file: uploadedFile, signature: z.string().check(z.maxLength(200)) }),
  output: z.object({ received: z.literal(true) }),
  refusals: ['whatsapp_not_offered', 'wrong_signature'],
});
