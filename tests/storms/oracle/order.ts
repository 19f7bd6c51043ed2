import { type Piastres, percent, shares, sum, wholePounds } from './money.ts';

/** The shop among which lives play, in piastres and whole percentages. */
export interface World {
  goods: readonly { merchant: number; price: Piastres; stock: number }[];
  delivery: Piastres;
  packaging: Piastres;
  admin: Piastres;
  commissionPercent: number;
  vatPercent: number;
  /** Percent withheld of a payout, by merchant. */
  withholding: readonly number[];
  pickup: Piastres;
  coupons: Readonly<Record<string, Coupon>>;
}

export interface Coupon {
  /** The merchant whose products it is for; null: all. */
  merchant: number | null;
  percent: number | null;
  amount: Piastres | null;
  /** The share that the shop bears. */
  shopPercent: number;
}

/** Cash at the door, a gateway, or a transfer that a person sends and takes back; `credit` where it paid for all. */
export type Method = 'cash' | 'paymob' | 'fawry' | 'transfer' | 'credit';
export type Carrier = 'bosta' | 'merchant';
/** Figures of units, the first of a line first: a line's remainder of piastres stands on its first units. */
export interface UnitMoney {
  net: Piastres;
  shopBears: Piastres;
  commission: Piastres;
  vat: Piastres;
}

export interface Line {
  good: number;
  units: number;
  money: readonly UnitMoney[];
  cancelled: number;
  delivered: number;
  /** Lost, damaged or back at the merchant. */
  failed: number;
  /** Came back from the buyer, or were made good for by a claim. */
  refunded: number;
  /** Of these, the units that were replaced by others. */
  exchanged: number;
}

export type ParcelState =
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'undelivered'
  | 'lost'
  | 'damaged'
  | 'returned';

export interface Fees {
  delivery: Piastres;
  others: Piastres;
}

export interface Parcel {
  carrier: Carrier;
  lines: { line: Line; units: number; net: Piastres }[];
  fees: Fees;
  /** Account credit that paid for it, where the rest is paid at the door. */
  credit: Piastres;
  state: ParcelState | 'cancelled';
  /** Whose fault it is that it did not arrive. */
  cause: 'buyer' | 'courier' | null;
  atDoor: Piastres;
  /** The shop's own receipts for the parcel, less its credit notes. */
  sold: Fees;
}

export interface Part {
  order: Order;
  merchant: number;
  lines: Line[];
  fees: Fees;
  total: Piastres;
  stage: 'pending_payment' | 'pending_confirmation' | 'new' | 'accepted' | 'packed';
  completed: boolean;
  cancelledWhole: boolean;
  parcels: Parcel[];
  /**
   * What came in before the door, by means; `chosen` went back as credit because the buyer chose so, and `had` the buyer
   * has from a bank.
   */
  paid: { credit: Piastres; online: Piastres };
  back: { credit: Piastres; online: Piastres; door: Piastres; chosen: Piastres; had: Piastres };
  /** Fees that went back with what was returned. */
  feesReturned: Fees;
  /** The share of an advance that the shop has earned without a delivery. */
  feesEarned: Piastres;
  chargedBack: Piastres;
  /** Losses, by who bears them. */
  borne: Record<Party, Piastres>;
}

export interface Order {
  buyer: number;
  method: Method;
  parts: Part[];
  /** The sum to be paid by the method. */
  rest: Piastres;
  credit: Piastres;
  coupon: string | null;
  /** The return or claim that it replaces. */
  exchange: Exchange | null;
  /** The sum that a bank disputes while it has not decided. */
  disputed: { amount: Piastres } | null;
  /** How many disputes there were. */
  disputes: number;
  /** The loss party of the last lost dispute. */
  lossParty: Party;
  /** Refunds by the method that wait for the end of a dispute. */
  waiting: Piastres[];
}

export type Party = 'merchant' | 'platform';

/** Units of a line, the next ones where it is not said from which on. */
export interface SomeUnits {
  line: Line;
  units: number;
  from?: number;
}

/** Goods instead of money: what they are worth is spent at once, and whatever of it comes back goes on by the first means. */
export interface Exchange {
  part: Part;
  units: readonly SomeUnits[];
  fault: 'theirs' | 'none';
  spent: Piastres;
  cameBack: Piastres;
}

export interface OrderInput {
  buyer: number;
  lines: readonly { good: number; units: number }[];
  method: Method;
  /** The buyer's credit that may be spent. */
  credit: Piastres;
  coupon: string | null;
}

/** Figures of an order as it is frozen (sections 1, 4, 6 and 7). */
export function place(world: World, asked: OrderInput): Order {
  const gross = asked.lines.map(({ good, units }) => (world.goods[good]?.price as number) * units);
  const { discounts, borne } = discountsOf(world, asked, gross);
  const merchants = [
    ...new Set(asked.lines.map(({ good }) => world.goods[good]?.merchant as number)),
  ].toSorted((a, b) => a - b);
  const groups = merchants.map(merchant =>
    asked.lines
      .map((line, at) => ({ ...line, at }))
      .filter(({ good }) => world.goods[good]?.merchant === merchant),
  );
  const goodsOf = groups.map(group => sum(group.map(({ at }) => gross[at] as number)));
  const nets = groups.map(group =>
    sum(group.map(({ at }) => (gross[at] as number) - (discounts[at] as number))),
  );
  const admin = wholePounds(
    shares(world.admin, goodsOf),
    nets.map(net => net + world.delivery + world.packaging),
  );
  const parts = groups.map((group, which) => ({
    merchant: merchants[which] as number,
    fees: { delivery: world.delivery, others: world.packaging + (admin[which] as number) },
    lines: group.map(({ good, units, at }) => ({
      good,
      units,
      net: (gross[at] as number) - (discounts[at] as number),
      shopBears: borne[at] as number,
    })),
  }));
  return openOrder(world, { ...asked, parts, exchange: null });
}

interface Opened extends Omit<OrderInput, 'lines'> {
  parts: readonly { merchant: number; fees: Fees; lines: readonly Sold[] }[];
  exchange: Exchange | null;
}

/** An order whose parts have their prices; credit pays first. */
export function openOrder(world: World, { buyer, method, parts, coupon, exchange, ...asked }: Opened): Order {
  const totals = parts.map(
    ({ fees, lines }) => sum(lines.map(({ net }) => net)) + fees.delivery + fees.others,
  );
  const credit = Math.min(asked.credit, sum(totals));
  const rest = sum(totals) - credit;
  const fromCredit = creditShares(credit, totals, method);
  const order: Order = {
    buyer,
    method: rest === 0 ? 'credit' : method,
    parts: [],
    rest,
    credit,
    coupon,
    exchange,
    disputed: null,
    disputes: 0,
    lossParty: 'platform',
    waiting: [],
  };
  order.parts = parts.map(({ merchant, fees, lines }, at) => ({
    order,
    merchant,
    lines: lines.map(line => frozen(world, line)),
    fees,
    total: totals[at] as number,
    stage: rest === 0 || method === 'cash' ? 'new' : 'pending_payment',
    completed: false,
    cancelledWhole: false,
    parcels: [],
    paid: { credit: fromCredit[at] as number, online: 0 },
    back: { credit: 0, online: 0, door: 0, chosen: 0, had: 0 },
    feesReturned: { delivery: 0, others: 0 },
    feesEarned: 0,
    chargedBack: 0,
    borne: { merchant: 0, platform: 0 },
  }));
  return order;
}

/** With cash, what the credit leaves to pay is whole pounds at each door, if all of it is and the first part's credit reaches. */
function creditShares(credit: Piastres, totals: readonly Piastres[], method: Method): Piastres[] {
  const fair = shares(credit, totals);
  if (method !== 'cash') return fair;
  const rest = wholePounds(
    totals.map((total, at) => total - (fair[at] as number)),
    [],
  );
  const moved = totals.map((total, at) => total - (rest[at] as number));
  return moved.every(share => share >= 0) ? moved : fair;
}

function discountsOf(
  { goods, coupons }: World,
  { coupon: code, lines }: OrderInput,
  gross: readonly Piastres[],
) {
  const coupon = code === null ? undefined : coupons[code];
  if (!coupon) return { discounts: gross.map(() => 0), borne: gross.map(() => 0) };
  const weights = gross.map((amount, at) => {
    const merchant = goods[lines[at]?.good ?? 0]?.merchant;
    return coupon.merchant === null || coupon.merchant === merchant ? amount : 0;
  });
  const all = sum(weights);
  const wanted = coupon.amount ?? percent(all, coupon.percent ?? 0);
  const total = Math.min(wanted, percent(all, 90));
  const discounts = shares(total, weights);
  return { discounts, borne: shares(percent(total, coupon.shopPercent), discounts) };
}

export interface Sold {
  good: number;
  units: number;
  net: Piastres;
  shopBears: Piastres;
}

/** Commission is rounded once a line (M6), on what its merchant earns; its VAT once more. */
function frozen(
  { commissionPercent, vatPercent, goods }: World,
  { good, units, net, shopBears }: Sold,
): Line {
  const commission = percent(net + shopBears, commissionPercent);
  const vat = percent(commission, vatPercent);
  const price = goods[good]?.price as number;
  const discount = price * units - net;
  const byUnit = (all: Piastres, at: number) => Math.floor(all / units) + (at < all % units ? 1 : 0);
  return {
    good,
    units,
    money: Array.from({ length: units }, (_, at) => ({
      net: price - byUnit(discount, at),
      shopBears: byUnit(shopBears, at),
      commission: byUnit(commission, at),
      vat: byUnit(vat, at),
    })),
    cancelled: 0,
    delivered: 0,
    failed: 0,
    refunded: 0,
    exchanged: 0,
  };
}

/** The figures of a line's units from one number to another. */
export function between({ money }: Line, from: number, to: number): UnitMoney {
  const of = (name: keyof UnitMoney) => sum(money.slice(from, to).map(each => each[name]));
  return { net: of('net'), shopBears: of('shopBears'), commission: of('commission'), vat: of('vat') };
}

export const netOf = (line: Line, units: number): Piastres => between(line, 0, units).net;

/** A parcel's price and fees together. */
export const worthOf = ({ lines, fees }: Parcel): Piastres =>
  sum(lines.map(({ net }) => net)) + fees.delivery + fees.others;

const openUnits = (line: Line, parcels: readonly Parcel[]) =>
  line.units - line.cancelled - line.delivered - line.failed - inParcels(line, parcels);

const UNDER_WAY: ReadonlySet<string> = new Set(['packed', 'shipped', 'undelivered']);

function inParcels(line: Line, parcels: readonly Parcel[]): number {
  return sum(
    parcels
      .filter(({ state }) => UNDER_WAY.has(state))
      .flatMap(parcel => parcel.lines)
      .filter(each => each.line === line)
      .map(({ units }) => units),
  );
}

export const openOf = (part: Part, line: Line): number => openUnits(line, part.parcels);
export const hasOpen = (part: Part): boolean => part.lines.some(line => openOf(part, line) > 0);

/**
 * The stored status of a part (docs/orders-rules.md, Merchant orders): the least advanced of its units that are neither cancelled nor failed; if none
 * is left, whether what failed is still on its way back.
 */
export function statusOf(part: Part): string {
  const states = part.parcels.map(({ state }) => state);
  if (hasOpen(part)) return part.stage === 'packed' ? 'accepted' : part.stage;
  if (states.includes('packed')) return 'ready';
  if (states.includes('shipped')) return 'shipped';
  if (states.includes('delivered')) return part.completed ? 'completed' : 'delivered';
  if (states.some(state => state === 'undelivered' || state === 'lost' || state === 'damaged'))
    return 'undelivered';
  return states.includes('returned') ? 'returned_to_merchant' : 'cancelled';
}

/** By the first that holds (docs/orders-rules.md, Orders). */
export function groupStatusOf({ parts }: Order): string {
  const all = parts.map(statusOf);
  const standing = all.filter(status => status !== 'cancelled' && status !== 'returned_to_merchant');
  const isHere = (status: string) => status === 'delivered' || status === 'completed';
  if (all.includes('pending_payment')) return 'awaiting_payment';
  if (all.includes('pending_confirmation')) return 'awaiting_confirmation';
  if (all.every(status => status === 'cancelled')) return 'cancelled';
  if (standing.length === 0) return 'not_delivered';
  if (standing.every(status => status === 'completed')) return 'completed';
  if (standing.every(isHere)) return 'delivered';
  if (standing.some(isHere)) return 'partly_delivered';
  if (standing.includes('shipped')) return 'on_the_way';
  // The rules have no word for parts that failed and are on their way back alone.
  return standing.every(status => status === 'undelivered') ? 'not_delivered' : 'in_preparation';
}
