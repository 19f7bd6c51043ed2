import type { RefundAmount } from '#modules/refunds/refund-amount.ts';
import { quote } from '#modules/refunds/server/draft-refund.ts';
import { refundRefusal } from '#modules/refunds/text.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { CallInput } from '#platform/call.ts';
import { HOUR } from '#platform/clock.ts';
import { addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { type Piastres, sumPiastres, toPounds } from '#platform/money.ts';
import { can } from '#platform/permission.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { RETURN_REASONS, type ReturnReason, reasonRule } from '../reason.ts';
import { checkWindow, lastDay } from '../return-window.ts';
import type { listReturnable as listCall, quoteReturn as quoteCall } from '../returns.calls.ts';
import { refuseCase } from '../text.ts';
import { sumsInPounds } from './describe-case.ts';
import { type ReturnableLine, selectReturnable, selectSoldTo } from './queries.ts';
import { askedForReturn } from './refunds/draft-for-return.ts';
import { refuseUnlessReturnable } from './request-return.ts';

/** For the buyer's own merchant order, or for support; refuses everybody else with `return_not_found`. */
async function findSold(ctx: Ctx, merchantOrderId: number, { viewer }: Caller<Account>) {
  const sold = await selectSoldTo(ctx.db, merchantOrderId);
  if (!sold || (sold.buyerId !== viewer.userId && !can(viewer, 'customers')))
    throw refuseCase('return_not_found');
  return { paidInCash: sold.paymentMethod === 'cash_on_delivery' };
}

/** The units that can still be returned, and for which reasons. */
export const listReturnable: UseCase<typeof listCall> = async (ctx, { merchantOrderId }, caller) => {
  const { paidInCash } = await findSold(ctx, merchantOrderId, caller);
  const { returns: rules } = await readSettings(ctx);
  const now = ctx.clock.now();
  const lines = await selectReturnable(ctx.db, merchantOrderId);
  return {
    paidInCash,
    lines: lines.map(line => ({
      ...line,
      exchanges: line.exchanges.map(exchange => ({
        ...exchange,
        options: exchange.options.join(' · '),
        price: toPounds(exchange.price),
      })),
      reasons: RETURN_REASONS.filter(reason => checkWindow(reason, line, { now, rules }) === 'yes'),
      until: line.notReturnable ? null : endOf(lastDay('no_reason', line.deliveredAt, rules)).toISOString(),
    })),
  };
};

/** The last moment of a day in Cairo. */
const endOf = (day: string) => new Date(startOfCairoDay(addDays(day, 1)).getTime() - 1);

/** A claim is decided first, and brings no units back by itself. */
function lastHandOver({ clock }: Ctx, reason: ReturnReason, rules: Settings['returns']): string | null {
  const { window } = reasonRule(reason);
  if (window === 'always') return null;
  const answered = clock.now().getTime() + (window === 'defect' ? rules.answerHours * HOUR : 0);
  return addDays(cairoDay(new Date(answered)), rules.handOverDays);
}

/** The refund that a return would bring, with the same figures as the later refund, and what an exchange costs. */
export const quoteReturn: UseCase<typeof quoteCall> = async (
  ctx,
  { merchantOrderId, reason, lines, wish, way },
  caller,
) => {
  const { paidInCash } = await findSold(ctx, merchantOrderId, caller);
  const { returns: rules } = await readSettings(ctx);
  const { payer } = reasonRule(reason);
  const { amount, replacement } = await transaction(ctx, async tx => {
    const there = await refuseUnlessReturnable(ctx, tx, { merchantOrderId, reason, lines });
    const about = { merchantOrderId, payer, wish };
    const outcome = wish === 'exchange' ? wish : null;
    const asked = askedForReturn({ ...about, way: way ?? null, outcome }, lines, rules.pickupFee);
    const quoted = await quote(tx, asked, rules.feesBack);
    const isExchange = quoted.wish === 'exchange';
    return { ...quoted, replacement: isExchange ? replacementCost(lines, there, quoted.amount) : 0 };
  });
  // The bank has given the buyer everything, so there is nothing to return goods for.
  if (amount.amount === 0) throw refundRefusal('nothing_paid');
  return {
    lines: amount.lines.map(line => ({ ...line, amount: toPounds(line.amount) })),
    ...sumsInPounds(amount),
    replacement: toPounds(replacement),
    payer,
    paidInCash,
    handOverBy: lastHandOver(ctx, reason, rules),
    refundDays: rules.refundDays,
  };
};

/** The same again costs what was paid for it, another variant its price of today. */
function replacementCost(
  lines: CallInput<typeof quoteCall>['lines'],
  there: readonly ReturnableLine[],
  { lines: paid }: RefundAmount,
): Piastres {
  return sumPiastres(
    lines.map(({ lineId, quantity, exchangeFor }) => {
      const line = there.find(each => each.lineId === lineId);
      const other = line?.exchanges.find(({ variantId }) => variantId === exchangeFor);
      return other ? other.price * quantity : (paid.find(each => each.lineId === lineId)?.amount ?? 0);
    }),
  );
}
