import * as z from 'zod/mini';
import { ORDER_STATUSES } from '#modules/orders/order.ts';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { keyInput } from './text.ts';

/** Of one account at a time. */
export const MOST_KEYS = 5;
/** For how many days a key may hold. */
export const KEY_DAYS = [1, 7, 30] as const;

const keys = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    madeAt: z.string(),
    expiresAt: z.string(),
    usedAt: z.nullable(z.string()),
  }),
);
export type AgentKey = z.output<typeof keys>[number];

export const listAgentKeys = defineCall({
  method: 'GET',
  path: '/api/web/user/agent-keys',
  access: 'buyer',
  summary: 'Keys by which programs may ask how the orders of the account stand, without the keys themselves',
  input: z.object({}),
  output: z.object({ keys }),
});

export const makeAgentKey = defineCall({
  method: 'POST',
  path: '/api/web/user/agent-keys',
  access: 'buyer',
  summary: 'Makes such a key, which is told this once',
  input: z.object({
    name: z
      .string(keyInput.name)
      .check(z.overwrite(cleanText), z.minLength(1, keyInput.name), z.maxLength(60, keyInput.name)),
    days: z.coerce
      .number()
      .check(z.refine(days => (KEY_DAYS as readonly number[]).includes(days), keyInput.days)),
  }),
  output: z.object({ key: z.string(), keys }),
  refusals: ['too_many_agent_keys'],
});

export const withdrawAgentKey = defineCall({
  method: 'POST',
  path: '/api/web/user/agent-keys/:keyId/withdraw',
  access: 'buyer',
  summary: 'Takes a key back, which opens nothing from then on',
  input: z.object({ keyId: pathId }),
  output: z.object({ keys }),
  refusals: ['agent_key_not_found'],
});

export const showOrdersToAgent = defineCall({
  method: 'POST',
  path: '/api/web/agents/orders',
  access: 'anyone',
  budget: 'reading',
  summary:
    'How the newest orders of the account that made this key stand: number, day and status, nothing else',
  input: z.object({ key: z.string().check(z.maxLength(100)) }),
  output: z.object({
    orders: z.array(z.object({ number: z.string(), placedAt: z.string(), status: z.enum(ORDER_STATUSES) })),
  }),
  refusals: ['wrong_agent_key'],
});
