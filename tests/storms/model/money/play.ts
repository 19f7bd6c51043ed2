import { randomUUID } from 'node:crypto';
import { confirmTransfer } from '#modules/checkout/server/pay/confirm-transfer.ts';
import { startPayment } from '#modules/checkout/server/pay/start-payment.ts';
import { switchToCash } from '#modules/checkout/server/pay/switch-to-cash.ts';
import { decideMoneyAct } from '#modules/ledger/server/decide-money-act.ts';
import { signing } from '#modules/ledger/server/sign-money.ts';
import { PAYOUT_RULES } from '#modules/payouts/payout.ts';
import { draftPayouts } from '#modules/payouts/server/batches/draft-payouts.ts';
import { movePayout } from '#modules/payouts/server/batches/move-payout.ts';
import { retryPayout } from '#modules/payouts/server/batches/retry-payout.ts';
import { approveRefund } from '#modules/refunds/server/approve-refund.ts';
import { recordTransfer } from '#modules/refunds/server/transfers/record-transfer.ts';
import { decideException } from '#modules/remittances/server/decide-exception.ts';
import { importStatement } from '#modules/remittances/server/import-statement.ts';
import { reconcileRemittance } from '#modules/remittances/server/reconcile-remittance.ts';
import { giveGoodwill } from '#modules/returns/server/customers/credit.ts';
import { refuseRefund } from '#modules/returns/server/refunds/refuse-refund.ts';
import { toPounds } from '#platform/money.ts';
import { moneyPerformers } from '#server/money-performers.ts';
import { statementOf } from '../../../support/money/statement.ts';
import type { Market } from '../market.ts';
import { pick } from '../pick.ts';
import type { Play } from '../play.ts';
import type { View } from '../view.ts';
import type { MoneyAction } from './action.ts';
import { callerOf } from './caller.ts';
import { actOnClaim, actOnReturn, askBack } from './cases.ts';
import { actOnDispute } from './disputes.ts';
import { nextOfMoney } from './next.ts';
import { REFUND_HOLDER } from './set-up.ts';
import type { MoneyView } from './view.ts';

export interface Turn {
  play: Play;
  market: Market;
  view: View;
  money: MoneyView;
}
type Action<D extends MoneyAction['kind']> = Extract<MoneyAction, { kind: D }>;
type Acts = { [D in MoneyAction['kind']]: (turn: Turn, action: Action<D>) => Promise<string | void> };

const ACTS: Acts = {
  pay,
  'pay at the door': payAtTheDoor,
  gateway: atTheGateway,
  'messages arrive': messagesArrive,
  'message again': messageAgain,
  'transfer seen': transferSeen,
  goodwill: give,
  'ask back': askBack,
  return: actOnReturn,
  claim: actOnClaim,
  refund: actOnRefund,
  dispute: actOnDispute,
  payout: actOnPayout,
  remit,
  reconcile,
  difference: decide,
  'money goes on': goOn,
};

/** Lets somebody try it; gives what was refused in another way than by an error. */
export async function playMoney(turn: Turn, action: MoneyAction): Promise<string | void> {
  const act = ACTS[action.kind] as (turn: Turn, action: MoneyAction) => Promise<string | void>;
  return act(turn, action);
}

async function goOn(turn: Turn, chance: Action<'money goes on'>): Promise<string | void> {
  const next = nextOfMoney(turn.view, turn.money, chance);
  return next ? playMoney(turn, next) : 'nothing there';
}

/** An order that waits for money, as its buyer sees it. */
function waiting({ view, market }: Turn, which: number) {
  const part = pick(view.parts, which, ({ status }) => status === 'pending_payment');
  const viewer = market.buyers.find(({ userId }) => userId === part?.buyerId);
  return part && viewer && { orderId: part.orderId, by: callerOf(viewer) };
}

async function pay(turn: Turn, { which, method, lost }: Action<'pay'>): Promise<string | void> {
  const order = waiting(turn, which);
  if (!order || method === 'cash_on_delivery') return 'nothing there';
  const { ctx, gateway } = turn.market;
  if (lost) gateway.paymob.spoilCall('POST /v1/intention/', lost);
  const { kind } = await startPayment(ctx, { orderId: order.orderId, method }, order.by);
  return kind === 'paid' ? 'was paid' : undefined;
}

async function payAtTheDoor(turn: Turn, { which }: Action<'pay at the door'>): Promise<string | void> {
  const order = waiting(turn, which);
  if (!order) return 'nothing there';
  const { kind } = await switchToCash(turn.market.ctx, { orderId: order.orderId }, order.by);
  return kind === 'paid' ? 'was paid' : undefined;
}

/** What a person does at the gateway's page, with a message that may not come as it should. */
async function atTheGateway(
  { market: { gateway }, money }: Turn,
  { which, does, trouble }: Action<'gateway'>,
): Promise<string | void> {
  const asked = money.attempts.filter(each => each.provider === 'paymob' && each.asked);
  const attempt = pick(asked, which, ({ waits, status }) => waits && status === 'pending');
  if (!attempt?.reference) return 'nothing there';
  if (trouble) gateway.paymob.outbox.spoil(trouble);
  return gateway.visit(attempt.reference, does);
}

async function messagesArrive({ market: { gateway } }: Turn, { order }: Action<'messages arrive'>) {
  gateway.takeAnswer();
  await gateway.paymob.outbox.release(order);
  return gateway.takeAnswer();
}

async function messageAgain({ market: { gateway } }: Turn, { which }: Action<'message again'>) {
  const message = pick(gateway.sent, which, () => true);
  return message ? gateway.deliver(message) : 'nothing there';
}

async function transferSeen(
  { market: { ctx, staff }, money }: Turn,
  { which, off }: Action<'transfer seen'>,
): Promise<string | void> {
  const transfers = money.attempts.filter(each => each.provider === 'manual');
  const transfer = pick(transfers, which, ({ status }) => status !== 'captured');
  if (!transfer) return 'nothing there';
  const amount = toPounds(transfer.amount + off);
  await signing(confirmTransfer)(ctx, { orderId: transfer.orderId, amount }, callerOf(staff[0]));
}

async function give({ market: { ctx, buyers, staff } }: Turn, { buyer, pounds }: Action<'goodwill'>) {
  const userId = buyers[buyer]?.userId as number;
  await signing(giveGoodwill)(
    ctx,
    { key: randomUUID(), userId, amount: pounds, reason: 'اعتذار عن التأخير' },
    callerOf(staff[1]),
  );
}

async function actOnRefund(
  { market: { ctx, staff }, money }: Turn,
  { step, which, by }: Action<'refund'>,
): Promise<string | void> {
  const from = step === 'transfer' ? 'sending' : 'drafted';
  const refund = pick(money.refunds, which, ({ state }) => state === from);
  if (!refund) return 'nothing there';
  const caller = callerOf(staff[by]);
  const refundId = refund.id;
  if (step === 'approve') await signing(approveRefund)(ctx, { refundId }, caller);
  if (step === 'refuse') await refuseRefund(ctx, { refundId, reason: 'لا تستحق' }, caller);
  const sent = { refundId, reference: `BANK-${refundId}`, holder: REFUND_HOLDER };
  if (step === 'transfer') await signing(recordTransfer)(ctx, sent, caller);
}

async function actOnPayout(
  { market: { ctx, staff }, money }: Turn,
  { step, which, by }: Action<'payout'>,
): Promise<string | void> {
  const caller = callerOf(staff[by]);
  if (step === 'draft') {
    await draftPayouts(ctx, {}, caller);
    return;
  }
  const from: readonly string[] = step === 'retry' ? ['failed'] : PAYOUT_RULES[step].from;
  const payout = pick(money.payouts, which, ({ state }) => from.includes(state));
  if (!payout) return 'nothing there';
  const payoutId = payout.id;
  if (step === 'retry') await retryPayout(ctx, { payoutId }, caller);
  else await movePayout(ctx, { payoutId, step, note: `bank ${which}` }, caller);
}

/** The courier sends the cash of one parcel or of all, and may be wrong by some piastres of the first. */
async function remit(
  { market: { ctx, staff }, money: { cash } }: Turn,
  { which, off, by }: Action<'remit'>,
): Promise<string | void> {
  const parcels = which % 2 === 0 ? cash : cash.slice(which % Math.max(1, cash.length)).slice(0, 1);
  if (parcels.length === 0) return 'nothing there';
  const lines = parcels.map(({ tracking, due }, at) => ({
    trackingNumber: tracking,
    gross: Math.max(0, due + (at === 0 ? off : 0)),
    fee: 100,
  }));
  const reference = `ST-${parcels.map(({ tracking }) => tracking).join('-')}`.slice(0, 60);
  const statement = { courier: 'bosta' as const, reference, file: new Uint8Array(statementOf(lines)) };
  await importStatement(ctx, statement, callerOf(staff[by]));
}

async function reconcile(
  { market: { ctx, staff }, money }: Turn,
  { which, off, by }: Action<'reconcile'>,
): Promise<string | void> {
  const remittance = pick(money.remittances, which, ({ settled }) => !settled);
  if (!remittance) return 'nothing there';
  const seen = { bankAmount: toPounds(remittance.net + off), bankReference: `BANK-${remittance.id}` };
  await reconcileRemittance(ctx, { remittanceId: remittance.id, ...seen }, callerOf(staff[by]));
}

async function decide(
  { market: { ctx, staff }, money }: Turn,
  { which, step, by }: Action<'difference'>,
): Promise<string | void> {
  const difference = pick(money.differences, which, ({ closed }) => !closed);
  if (!difference) return 'nothing there';
  const caller = callerOf(staff[by]);
  const exceptionId = difference.id;
  if (step === 'agree' || step === 'take away') {
    const actId = difference.actId;
    if (actId === null) return 'nothing there';
    await decideMoneyAct(moneyPerformers)(
      ctx,
      { actId, decision: step === 'agree' ? 'agree' : 'refuse' },
      caller,
    );
    return;
  }
  const outcome = step === 'recover' ? 'recovered' : 'written_off';
  await signing(decideException)(ctx, { exceptionId, outcome, reason: 'فرق في النقد' }, caller);
}
