import { sql } from 'kysely';
import { priceLines } from '#modules/cart/server/quote-cart.ts';
import { placeOrder } from '#modules/checkout/server/place-order.ts';
import type { Actor } from '#modules/orders/actor.ts';
import { type ParcelEvent, parcelRule } from '#modules/orders/parcel.ts';
import { applyEvent, applyToOrder } from '#modules/orders/server/apply-event.ts';
import { applyParcelEvent, applyParcelNews } from '#modules/orders/server/apply-parcel-event.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import type { StepDetails } from '#modules/orders/step-details.ts';
import { TRANSITIONS } from '#modules/orders/transitions.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { HOUR, MINUTE } from '#platform/clock.ts';
import { toPounds } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import { CAIRO_ADDRESS } from '../../support/buyers.ts';
import type { Deed, Who } from './deed.ts';
import type { Market } from './market.ts';
import { holdForPayment, lockUntouched, type SeenParcel, type SeenPart, type View } from './view.ts';

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
}

/** `done`, what was not news, or the code of the refusal; anything else is an error of the engine and is thrown. */
export type Outcome = string;

export async function attempt(play: Play, view: View, deed: Deed): Promise<Outcome> {
  try {
    return (await act(play, view, deed)) ?? 'done';
  } catch (error) {
    if (isRefusal(error) && error.status < 500) return error.code;
    throw new Error(`${JSON.stringify(deed)}: ${String(error)}`, { cause: error });
  }
}

async function act(play: Play, view: View, deed: Deed): Promise<Outcome | void> {
  const { ctx, clock, merchants } = play.market;
  if (deed.deed === 'place') return placeAll(play, deed);
  if (deed.deed === 'press again') return pressAgain(play, deed.which);
  if (deed.deed === 'wait') {
    clock.advance(deed.hours * HOUR);
    await fireTimers(ctx);
    return;
  }
  if (deed.deed === 'merchant') {
    const id = merchants[deed.merchant]?.id;
    await sql`update merchants set status = ${deed.status} where id = ${id}`.execute(ctx.db);
    return;
  }
  if (deed.deed === 'news' || deed.deed === 'parcel') {
    const from: readonly string[] = parcelRule(deed.event).from;
    const parcel = pick(view.parcels, deed.which, ({ state }) => from.includes(state));
    return parcel ? actOnParcel(play.market, deed, parcel) : 'nothing there';
  }
  const isMeant = ({ status }: SeenPart) =>
    deed.deed === 'carry on' ? !OVER.has(status) : canBegin(deed.event, status);
  const part = pick(view.parts, deed.which, isMeant);
  if (!part) return 'nothing there';
  if (deed.deed === 'carry on') return carryOn(play.market, view, { ...deed, part });
  return actOnPart(play.market, deed, part);
}

const OVER: ReadonlySet<string> = new Set(['cancelled', 'completed', 'returned_to_merchant']);

async function actOnPart(
  market: Market,
  deed: Extract<Deed, { deed: 'part' | 'order' }>,
  part: SeenPart,
): Promise<void> {
  const { event, who, reason } = deed;
  const by = actorFor(market, who, { part, carrier: 'bosta' });
  if (deed.deed === 'order')
    await applyToOrder(market.ctx, { orderId: part.orderId, event, by, details: { reason } });
  else
    await applyEvent(market.ctx, { merchantOrderId: part.id, event, by, details: partDetails(deed, part) });
}

async function actOnParcel(
  market: Market,
  deed: Extract<Deed, { deed: 'parcel' | 'news' }>,
  { id: parcelId, part, carrier, lineIds }: SeenParcel,
): Promise<Outcome | void> {
  const { event, condition } = deed;
  if (deed.deed === 'parcel') {
    const by = actorFor(market, deed.who, { part, carrier });
    await applyParcelEvent(market.ctx, { parcelId, event, by, details: parcelDetails(deed, lineIds) });
    return;
  }
  const by = { kind: 'courier', name: carrier, requestId: 'model' } as const;
  const newsId = `${parcelId}-${deed.newsId}`;
  return applyParcelNews(market.ctx, {
    parcelId,
    event,
    by,
    newsId,
    details: { reason: 'other', condition },
  });
}

/** What usually comes next for a part: without it hardly any would get as far as the door. */
async function carryOn(
  market: Market,
  view: View,
  { part, ends, parcels }: Extract<Deed, { deed: 'carry on' }> & { part: SeenPart },
): Promise<Outcome | void> {
  const usual = { which: 0, reason: '', units: 0, parcels };
  const ofOrder = { deed: 'order', ...usual } as const;
  const ofPart = { deed: 'part', who: 'merchant', ...usual } as const;
  if (part.status === 'pending_payment')
    return actOnPart(market, { ...ofOrder, event: 'paid', who: 'gateway' }, part);
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
    deed: 'parcel',
    who: 'staff',
    which: 0,
    reason: 'other',
    condition: 'sellable',
  } as const;
  return actOnParcel(market, { ...ofParcel, units: ALL, event }, parcel);
}

/** The buyer sees the price as it is, then presses the button once or more often at the same time. */
async function placeAll(play: Play, deed: Extract<Deed, { deed: 'place' }>): Promise<Outcome | void> {
  const { ctx, productIds, clock } = play.market;
  const settings = await readSettings(ctx);
  const asked = deed.lines.map(({ product, quantity }) => ({
    productId: productIds[product] as number,
    quantity,
  }));
  const quote = await priceLines(ctx.db, asked, { settings, zone: 'A' });
  const lines = asked.map((line, at) => ({
    ...line,
    seenPrice: toPounds(quote.lines[at]?.offer?.price ?? 0),
  }));
  const request: Request = {
    idempotencyKey: `model-key-${(play.keys += 1)}`,
    lines,
    address: { ...CAIRO_ADDRESS, mobile: '+201012345678', cityName: '', landmark: '' },
    paymentMethod: 'cash_on_delivery',
    seenTotal: toPounds(quote.total ?? 0),
    acceptTerms: true,
  };
  const presses = Array.from({ length: deed.presses }, () => press(play, deed.buyer, request));
  const replies = await Promise.allSettled(presses);
  const done = replies.filter(reply => reply.status === 'fulfilled');
  const [first] = done;
  if (!first) throw (replies[0] as PromiseRejectedResult).reason;
  if (done.some(({ value }) => JSON.stringify(value) !== JSON.stringify(first.value)))
    throw new Error('the same key gave two replies');
  play.placed.push({ buyer: deed.buyer, request, reply: first.value });
  if (deed.paid === 'at the door') return;
  const { orderId } = first.value;
  const dueAt = new Date(clock.now().getTime() + 15 * MINUTE);
  await ctx.db.transaction().execute(async tx => {
    if (await lockUntouched(tx, orderId)) await holdForPayment(tx, { orderId, dueAt });
  });
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

/** One of those that are meant, counted round; where none are, of all: so that the refusal is tried too. */
function pick<T>(all: readonly T[], which: number, isMeant: (each: T) => boolean): T | undefined {
  const meant = all.filter(isMeant);
  const choice = meant.length > 0 ? meant : all;
  return choice[which % Math.max(1, choice.length)];
}

const canBegin = (event: string, status: string) =>
  TRANSITIONS.some(row => row.event === event && row.from === status);

function partDetails(deed: Extract<Deed, { deed: 'part' }>, part: SeenPart): StepDetails {
  const { event, reason, units, parcels } = deed;
  if (event === 'packed') return { parcels: packs(part, parcels) };
  if (event !== 'cancelled' || units === 0) return { reason };
  const line = part.lines[units % part.lines.length] as SeenPart['lines'][0];
  return { reason, lines: [{ lineId: line.id, quantity: units }] };
}

/** All that is open in one parcel, or the first unit of each line in one of its own, with a courier. */
function packs(part: SeenPart, count: number): NonNullable<StepDetails['parcels']> {
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

function parcelDetails(deed: Extract<Deed, { deed: 'parcel' }>, lineIds: number[]): StepDetails {
  const { event, reason, condition, units } = deed;
  if (event === 'delivered') return { proof: 'photo' };
  if (event !== 'back_at_merchant') return { reason };
  if (units >= ALL) return { condition };
  return { condition, sellable: [{ lineId: lineIds[0] as number, quantity: units }] };
}

function actorFor(
  { buyers, merchants, staffId }: Market,
  who: Who,
  { part, carrier }: { part: SeenPart; carrier: string },
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
