import { sql } from 'kysely';
import { applyCouponToQuote } from '#modules/cart/server/apply-coupon.ts';
import { priceLines } from '#modules/cart/server/quote-cart.ts';
import { confirmTransfer } from '#modules/checkout/server/pay/confirm-transfer.ts';
import { startPayment } from '#modules/checkout/server/pay/start-payment.ts';
import { placeOrder } from '#modules/checkout/server/place-order.ts';
import { signing } from '#modules/ledger/server/sign-money.ts';
import type { Actor } from '#modules/orders/actor.ts';
import { type ParcelEvent, parcelRule } from '#modules/orders/parcel.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { applyEvent, applyToOrder } from '#modules/orders/server/steps/apply-event.ts';
import { applyParcelEvent, applyParcelReport } from '#modules/orders/server/steps/apply-parcel-event.ts';
import type { StepDetails } from '#modules/orders/step-details.ts';
import { TRANSITIONS } from '#modules/orders/transitions.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { HOUR } from '#platform/clock.ts';
import { toPounds } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import { CAIRO_ADDRESS } from '../../support/people.ts';
import type { Action, Who } from './action.ts';
import type { Market } from './market.ts';
import { movesMoney } from './money/action.ts';
import { callerOf } from './money/caller.ts';
import type { Following } from './money/follow.ts';
import { playMoney } from './money/play.ts';
import { fireMoneyTimers } from './money/time.ts';
import { lookAtMoney } from './money/view.ts';
import { pick } from './pick.ts';
import type { SeenMerchantOrder, SeenParcel, View } from './view.ts';

type Request = Parameters<typeof placeOrder>[1];
type Reply = Awaited<ReturnType<typeof placeOrder>>;
interface Placed {
  buyer: number;
  request: Request;
  reply: Reply;
}

/** What the sequence knows by itself: the orders that were acknowledged. */
export interface Play {
  market: Market;
  placed: Placed[];
  keys: number;
  following: Following;
}

/** `done`, what was not news, or the code of the refusal; anything else is an error of the engine and is thrown. */
export type Outcome = string;

export async function attempt(play: Play, view: View, action: Action): Promise<Outcome> {
  try {
    return (await act(play, view, action)) ?? 'done';
  } catch (error) {
    if (isRefusal(error) && error.status !== 500) return error.code;
    throw new Error(`${JSON.stringify(action)}: ${String(error)}`, { cause: error });
  }
}

async function act(play: Play, view: View, action: Action): Promise<Outcome | void> {
  const { ctx, clock, merchants } = play.market;
  if (action.kind === 'place') return placeAll(play, action);
  if (action.kind === 'press again') return pressAgain(play, action.which);
  if (movesMoney(action))
    return playMoney({ play, market: play.market, view, money: await lookAtMoney(ctx.db) }, action);
  if (action.kind === 'wait') {
    clock.advance(action.hours * HOUR);
    await fireTimers(ctx);
    await fireMoneyTimers(ctx);
    return;
  }
  if (action.kind === 'merchant') {
    const id = merchants[action.merchant]?.id;
    await sql`update merchants set status = ${action.status} where id = ${id}`.execute(ctx.db);
    return;
  }
  if (action.kind === 'news' || action.kind === 'parcel') {
    const from: readonly string[] = parcelRule(action.event).from;
    const parcel = pick(view.parcels, action.which, ({ state }) => from.includes(state));
    return parcel ? actOnParcel(play.market, action, parcel) : 'nothing there';
  }
  const isMeant = ({ status }: SeenMerchantOrder) =>
    action.kind === 'carry on' ? !OVER.has(status) : canBegin(action.event, status);
  const part = pick(view.parts, action.which, isMeant);
  if (!part) return 'nothing there';
  if (action.kind === 'carry on') return carryOn(play.market, view, { ...action, part });
  return actOnPart(play.market, action, part);
}

/** Where nobody but its buyer has anything to do any more. */
const OVER: ReadonlySet<string> = new Set(['cancelled', 'delivered', 'completed', 'returned_to_merchant']);

async function actOnPart(
  market: Market,
  action: Extract<Action, { kind: 'part' | 'order' }>,
  part: SeenMerchantOrder,
): Promise<void> {
  const { event, who, reason } = action;
  const by = actorFor(market, who, { part, carrier: 'bosta' });
  if (action.kind === 'order')
    await applyToOrder(market.ctx, { orderId: part.orderId, event, by, details: { reason } });
  else
    await applyEvent(market.ctx, { merchantOrderId: part.id, event, by, details: partDetails(action, part) });
}

async function actOnParcel(
  market: Market,
  action: Extract<Action, { kind: 'parcel' | 'news' }>,
  { id: parcelId, part, carrier, lineIds }: SeenParcel,
): Promise<Outcome | void> {
  const { event, condition } = action;
  if (action.kind === 'parcel') {
    const by = actorFor(market, action.who, { part, carrier });
    await applyParcelEvent(market.ctx, { parcelId, event, by, details: parcelDetails(action, lineIds) });
    return;
  }
  const by = { kind: 'courier', name: carrier, requestId: 'model' } as const;
  const reportId = `${parcelId}-${action.reportId}`;
  return applyParcelReport(market.ctx, {
    parcelId,
    event,
    by,
    reportId,
    details: { reason: 'other', condition },
  });
}

/** What usually comes next for a part: without it hardly any would get as far as the door. */
async function carryOn(
  market: Market,
  view: View,
  { part, ends, parcels }: Extract<Action, { kind: 'carry on' }> & { part: SeenMerchantOrder },
): Promise<Outcome | void> {
  const usual = { which: 0, reason: '', units: 0, parcels };
  const ofOrder = { kind: 'order', ...usual } as const;
  const ofPart = { kind: 'part', who: 'merchant', ...usual } as const;
  if (part.status === 'pending_payment') return payFor(market, part);
  if (part.status === 'pending_confirmation')
    return actOnPart(market, { ...ofOrder, event: 'confirmed', who: 'staff' }, part);
  if (part.status === 'new') return actOnPart(market, { ...ofPart, event: 'accepted' }, part);
  if (part.status === 'accepted') return actOnPart(market, { ...ofPart, event: 'packed' }, part);
  const next: Readonly<Record<string, ParcelEvent>> = {
    packed: 'handed_over',
    shipped: ends,
    undelivered: 'back_at_merchant',
  };
  const parcel = view.parcels.find(each => each.part === part && next[each.state]);
  const event = next[parcel?.state ?? ''];
  if (!parcel || !event) return 'nothing there';
  const ofParcel = {
    kind: 'parcel',
    who: 'staff',
    which: 0,
    reason: 'other',
    condition: 'sellable',
  } as const;
  return actOnParcel(market, { ...ofParcel, units: ALL, event }, parcel);
}

/** By the way it was placed with, and at once. */
async function payFor({ ctx, buyers, staff, gateway }: Market, { orderId, buyerId }: SeenMerchantOrder) {
  const { rows } = await sql<{ method: PaymentMethod; amount: number }>`
    select method, amount from payments where order_id = ${orderId} and captured = 0 order by id desc limit 1`.execute(
    ctx.db,
  );
  const [due] = rows;
  if (!due || due.method === 'cash_on_delivery') return 'nothing there';
  const by = callerOf(buyers.find(({ userId }) => userId === buyerId));
  const { kind } = await startPayment(ctx, { orderId, method: due.method }, by);
  if (kind === 'paid') return 'was paid';
  const { attempts } = await lookAtMoney(ctx.db);
  const last = attempts.findLast(each => each.orderId === orderId);
  if (last?.provider === 'paymob') await gateway.visit(last.reference ?? '', 'pay');
  else await signing(confirmTransfer)(ctx, { orderId, amount: toPounds(due.amount) }, callerOf(staff[0]));
  return 'money came';
}

/** The buyer sees the price as it is, then presses the button once or more often at the same time. */
async function placeAll(play: Play, action: Extract<Action, { kind: 'place' }>): Promise<Outcome | void> {
  const { ctx, productIds, buyers } = play.market;
  const settings = await readSettings(ctx);
  const asked = action.lines.map(({ product, quantity }) => ({
    productId: productIds[product] as number,
    quantity,
  }));
  const bare = await priceLines(ctx.db, asked, { settings, zone: 'A' });
  const { vatPercent } = settings;
  const userId = buyers[action.buyer]?.userId as number;
  const coupon = action.coupon && { code: action.coupon, userId, now: ctx.clock.now(), vatPercent };
  const quote = coupon ? await applyCouponToQuote(ctx.db, bare, coupon) : bare;
  const lines = asked.map((line, at) => ({
    ...line,
    seenPrice: toPounds(quote.lines[at]?.offer?.price ?? 0),
  }));
  const request: Request = {
    idempotencyKey: `model-key-${(play.keys += 1)}`,
    lines,
    address: { ...CAIRO_ADDRESS, mobile: '+201012345678', cityName: '', landmark: '' },
    paymentMethod: action.method,
    useCredit: action.useCredit,
    ...(action.coupon && { couponCode: action.coupon }),
    seenTotal: toPounds(quote.total ?? 0),
    acceptTerms: true,
  };
  const presses = Array.from({ length: action.presses }, () => press(play, action.buyer, request));
  const replies = await Promise.allSettled(presses);
  const done = replies.filter(reply => reply.status === 'fulfilled');
  const [first] = done;
  if (!first) throw (replies[0] as PromiseRejectedResult).reason;
  if (done.some(({ value }) => JSON.stringify(value) !== JSON.stringify(first.value)))
    throw new Error('the same key gave two replies');
  play.placed.push({ buyer: action.buyer, request, reply: first.value });
}

async function pressAgain(play: Play, which: number): Promise<Outcome | void> {
  const earlier = pick(play.placed, which, () => true);
  if (!earlier) return 'nothing there';
  const reply = await press(play, earlier.buyer, earlier.request);
  if (JSON.stringify(reply) !== JSON.stringify(earlier.reply)) throw new Error('a key forgot its reply');
}

function press({ market }: Play, buyer: number, request: Request): Promise<Reply> {
  const viewer = market.buyers[buyer] as Market['buyers'][0];
  return placeOrder(market.ctx, request, {
    viewer,
    requestId: 'model',
    address: '127.0.0.1',
    device: 'test',
  });
}

const canBegin = (event: string, status: string) =>
  TRANSITIONS.some(row => row.event === event && row.from === status);

function partDetails(action: Extract<Action, { kind: 'part' }>, part: SeenMerchantOrder): StepDetails {
  const { event, reason, units, parcels } = action;
  if (event === 'packed') return { parcels: packs(part, parcels) };
  if (event !== 'cancelled' || units === 0) return { reason };
  const line = part.lines[units % part.lines.length] as SeenMerchantOrder['lines'][0];
  return { reason, lines: [{ lineId: line.id, quantity: units }] };
}

/** All that is open in one parcel, or the first unit of each line in one of its own, with a courier. */
function packs(part: SeenMerchantOrder, count: number): NonNullable<StepDetails['parcels']> {
  const open = part.lines.filter(line => line.open > 0);
  const all = open.map(line => ({ lineId: line.id, quantity: line.open }));
  const rest = all
    .map(line => ({ ...line, quantity: line.quantity - 1 }))
    .filter(({ quantity }) => quantity > 0);
  if (count === 1 || rest.length === 0) return [{ carrier: 'merchant', lines: all }];
  return [
    { carrier: 'bosta', lines: all.map(line => ({ ...line, quantity: 1 })) },
    { carrier: 'merchant', lines: rest },
  ];
}

/** From so many on, whatever is in the parcel is meant. */
const ALL = 3;

function parcelDetails(action: Extract<Action, { kind: 'parcel' }>, lineIds: number[]): StepDetails {
  const { event, reason, condition, units } = action;
  if (event === 'delivered') return { proof: 'photo' };
  if (event !== 'back_at_merchant') return { reason };
  if (units >= ALL) return { condition };
  return { condition, sellable: [{ lineId: lineIds[0] as number, quantity: units }] };
}

function actorFor(
  { buyers, merchants, staffId }: Market,
  who: Who,
  { part, carrier }: { part: SeenMerchantOrder; carrier: string },
): Actor {
  const requestId = 'model';
  if (who === 'buyer' || who === 'other_buyer') {
    const buyer = buyers.find(({ userId }) => (userId === part.buyerId) === (who === 'buyer'));
    return { kind: 'buyer', userId: buyer?.userId as number, requestId };
  }
  if (who === 'merchant' || who === 'other_merchant') {
    const one = merchants.find(({ id }) => (id === part.merchantId) === (who === 'merchant'));
    const { id: merchantId, userId } = one as Market['merchants'][0];
    return { kind: 'merchant', userId, merchantId, requestId };
  }
  if (who === 'staff') return { kind: 'staff', userId: staffId, role: 'super_admin', requestId };
  if (who === 'gateway') return { kind: 'gateway', name: 'card', requestId };
  if (who === 'timer') return { kind: 'timer', requestId };
  return { kind: 'courier', name: who === 'courier' ? carrier : 'another', requestId };
}
