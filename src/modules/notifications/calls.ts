import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { limit, page, rowId } from '#platform/inputs.ts';
import { sentMessageOutput } from './message.ts';
import { notification } from './notification.ts';

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
  summary: "The account's inbox, newest first, and how many of all are unread; counted up to 1,000",
  input: z.object({ page: page(), limit: limit(PAGE_LIMIT, 50) }),
  output: z.object({
    notifications: z.array(notification),
    totalPages: z.int(),
    totalNotifications: z.int(),
    unread: z.int(),
  }),
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

/**
 * The channels that tell staff and merchants about orders, returns and payouts besides the inbox, which has everything.
 */
const channels = z.object({ email: z.boolean(), sms: z.boolean() });

export const showChannels = defineCall({
  method: 'GET',
  path: '/api/web/notification/channels',
  access: 'back_office',
  summary: 'By what the member of staff is told of what happens, beside the inbox',
  input: z.object({}),
  output: channels,
});

export const chooseChannels = defineCall({
  method: 'POST',
  path: '/api/web/notification/channels',
  access: 'back_office',
  summary: 'Chooses by what one is told of what happens, beside the inbox',
  input: channels,
  output: channels,
});
