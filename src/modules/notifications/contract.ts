import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { sentMessageOutput } from './message.ts';

export const listLatestMessages = defineCall({
  method: 'GET',
  path: '/api/web/development/messages',
  access: 'anyone',
  summary: 'The newest 50 messages, for a developer on his own machine',
  input: z.object({}),
  output: z.object({ messages: z.array(sentMessageOutput) }),
});
