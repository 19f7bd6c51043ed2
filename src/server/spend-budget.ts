import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#modules/accounts/server/limits.ts';
import type { AnyCall, BudgetName } from '#platform/call.ts';
import { HOUR, MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Budget } from '#platform/server/counting/budgets.ts';
import { type Caller, guest } from '#platform/viewer.ts';
import { dispatchRefusal } from './text.ts';

/**
 * A page asks for about eight readings, so six people behind one address who open a page every two seconds need 1,440 a
 * minute at their busiest; a crawler asks for 4,000 (measured). Cached pages cost nothing and are not counted.
 */
const BUDGETS = {
  reading: { most: 1_500, within: MINUTE },
  searching: { most: 900, within: MINUTE },
  /**
   * Lists of goods by words: one of thirty words takes 47 ms of a core, twenty times another reading (measured). Six people
   * who search every three seconds, each with the filters of what was found, need 240.
   */
  finding: { most: 400, within: MINUTE },
  /**
   * Searches that no cache answers, and each word that has to be mended in them as one more: one with four slips takes 80 ms of
   * a core, so that a network takes at most a quarter of one. In a café of 40 who each search every 20 seconds nobody is
   * refused, though each search is asked for five times while it is typed.
   */
  mending: { most: 900, within: MINUTE },
  /** Pages that had to be drawn, such as those of senseless searches. */
  drawing: { most: 300, within: MINUTE },
  placing: { most: 120, within: HOUR },
  /** A document as a PDF takes 35 to 175 ms of a core (decision 141), and people save one after the other. */
  printing: { most: 60, within: MINUTE },
  /**
   * Files of buyers and of everybody else: to draw a photo anew takes a core up to a second. Who returns ten things sends
   * 60; who fills a shop, less than one every three seconds. Our own choice.
   */
  sending: { most: 60, within: HOUR },
  stocking: { most: 1_200, within: HOUR },
  /** Whole lists of goods: other services fetch them once an hour at most. */
  feeding: { most: 30, within: HOUR },
  /** The sitemap, of 3 MB a file, and the document of all calls: programs read them once a day. */
  mapping: { most: 60, within: MINUTE },
  /** Each may be twenty readings. */
  agents: { most: 120, within: MINUTE },
} as const satisfies Record<
  BudgetName | 'finding' | 'mending' | 'sending' | 'stocking' | 'drawing' | 'feeding' | 'mapping' | 'agents',
  Budget
>;

export type Budgeted = keyof typeof BUDGETS;

export interface Spending {
  isRefused: boolean;
  retryAfter: number;
  /** As the draft of the IETF writes them (RateLimit header fields for HTTP). */
  headers: Record<string, string>;
}

/** Spends one of the budget of an account, or of the network that a guest comes from. */
export function spendBudget(
  ctx: Ctx,
  name: Budgeted,
  { viewer, address }: Pick<Caller, 'viewer' | 'address'>,
): Spending {
  if (isThisMachine(address)) return { isRefused: false, retryAfter: 0, headers: {} };
  const budget = BUDGETS[name];
  const who = viewer.kind === 'account' ? `account ${viewer.userId}` : networkOf(address);
  const { left, seconds } = ctx.budgets.spend(`${name}:${who}`, budget, ctx.clock.now());
  return {
    isRefused: left < 0,
    retryAfter: seconds,
    headers: {
      'ratelimit-policy': `"${name}";q=${budget.most};w=${budget.within / 1000}`,
      ratelimit: `"${name}";r=${Math.max(0, left)};t=${seconds}`,
    },
  };
}

/** Of which budget a call takes one, by what it is asked. */
export const budgetFor = ({ budget }: AnyCall, input: unknown): Budgeted | undefined =>
  budget === 'reading' && (input as { productName?: unknown } | null)?.productName ? 'finding' : budget;

/** Of which budget every call that carries a file takes one, whatever else it counts. */
export const fileBudget = ({ viewer }: Caller): Budgeted =>
  viewer.kind === 'account' && viewer.role === 'user' ? 'sending' : 'stocking';

/** The shop's parts for one caller, who is charged for what their search turns out to cost. */
export const chargedTo = (ctx: Ctx, caller: Pick<Caller, 'viewer' | 'address'>): Ctx => ({
  ...ctx,
  charge(units) {
    const spendings = Array.from({ length: units }, () => spendBudget(ctx, 'mending', caller));
    const last = spendings.at(-1);
    if (last?.isRefused) throw dispatchRefusal('too_many_requests', { retryAfter: last.retryAfter });
  },
});

/** A program of the operator, or a proxy that hides who asks: nobody may use up the budget of all of them. */
const isThisMachine = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Has a door that is no call take one of this budget of the network that asks. Refuses with `too_many_requests`. */
export const takesOne =
  (ctx: Ctx, budget: Budgeted) => async (request: FastifyRequest, reply: FastifyReply) => {
    const asker = { viewer: guest, address: request.ip };
    const { headers, isRefused, retryAfter } = spendBudget(ctx, budget, asker);
    reply.headers(headers);
    if (isRefused) throw dispatchRefusal('too_many_requests', { retryAfter });
  };
