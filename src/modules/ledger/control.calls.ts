import * as z from 'zod/mini';
import { MONEY_ACTIONS } from '#modules/settings/money-action.ts';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';

/** Listed at a time, the oldest: the next come up as these are decided. */
export const MOST_ACTS = 100;

const act = z.object({
  id: z.int(),
  action: z.enum(MONEY_ACTIONS),
  /** The refund, payout … that it is about; a request's key for what is only made by it. */
  subject: z.string(),
  amount: z.number(),
  beneficiary: z.nullable(z.string()),
  /** What exactly is signed, such as `penalty` or `short.written_off`; empty where the action says it. */
  choice: z.string(),
  /** The order whose money it is. */
  orderId: z.nullable(z.int()),
  reason: z.string(),
  people: z.int(),
  signedBy: z.array(z.string()),
  isMine: z.boolean(),
  askedAt: z.string(),
});
export type MoneyActBody = z.output<typeof act>;

export const listMoneyActs = defineCall({
  method: 'GET',
  path: '/api/web/ledger/acts',
  access: 'ledger',
  summary: 'What moves or creates money and waits for another signature, the oldest 100',
  input: z.object({}),
  output: z.object({ acts: z.array(act) }),
});

export const decideMoneyAct = defineCall({
  method: 'POST',
  path: '/api/web/ledger/acts/:actId/decide',
  access: 'ledger',
  summary:
    'Another person signs what waits, which does it once enough have, or refuses it; a signer takes it back',
  input: z.object({ actId: pathId, decision: z.enum(['agree', 'refuse']) }),
  output: z.object({ waits: z.boolean() }),
  refusals: ['money_act_not_found', 'second_person_needed', 'own_money', 'confirmation_needed'],
});
