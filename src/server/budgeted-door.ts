import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/server/context.ts';
import { guest } from '#platform/viewer.ts';
import { type Budgeted, spendBudget } from './spend-budget.ts';
import { dispatchRefusal } from './text.ts';

/** Has a door that is no call take one of this budget of the network that asks. Refuses with `too_many_requests`. */
export const takesOne =
  (ctx: Ctx, budget: Budgeted) => async (request: FastifyRequest, reply: FastifyReply) => {
    const asker = { viewer: guest, address: request.ip };
    const { headers, isRefused, retryAfter } = spendBudget(ctx, budget, asker);
    reply.headers(headers);
    if (isRefused) throw dispatchRefusal('too_many_requests', { retryAfter });
  };
