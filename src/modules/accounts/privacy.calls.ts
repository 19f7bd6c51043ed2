import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { reading } from './reading.ts';
import { consent } from './user.ts';

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/web/user/consents',
  access: 'account',
  summary: 'What the account agreed to and took back, newest first',
  input: z.object({}),
  output: z.object({ consents: z.array(consent) }),
});

export const listReadings = defineCall({
  method: 'GET',
  path: '/api/web/user/readings',
  access: 'account',
  summary:
    "Who of the shop's and of merchants' people read the account's mobile and addresses, the newest 100",
  input: z.object({}),
  output: z.object({ readings: z.array(reading) }),
});

export const exportOwnData = defineCall({
  method: 'GET',
  path: '/api/web/user/personal-data',
  access: 'account',
  summary: 'Everything the shop holds on the account, as JSON',
  input: z.object({}),
  output: repliedFile,
  replies: 'file',
});
