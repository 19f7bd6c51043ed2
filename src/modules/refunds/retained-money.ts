import { feesKept, type ParcelFees, type PartFees, refusedDelivery } from '#modules/ledger/fees-kept.ts';
import { type FrozenLine, moneyBetween, moneyOfUnits } from '#modules/ledger/line-money.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';

/** A line as it was frozen with the order, and what became of its units. */
export interface PaidLine extends FrozenLine {
  id: number;
  /** Units that are neither cancelled, back, lost nor damaged. */
  kept: number;
  /** What its delivered units were booked at: perhaps a piastre more than as many first units are worth. */
  earned: Piastres;
  refundedUnits: number;
  /** Of these, the ones that were not exchanged for others. */
  withdrawnUnits: number;
}

/** The money of a merchant order as far as it is kept or refunded. */
export interface PartMoney extends PartFees {
  lines: readonly PaidLine[];
  /** The fees that were refunded with what was returned. */
  refundedDelivery: Piastres;
  refundedOthers: Piastres;
}

/** Units that go back to the seller, or that its buyer never had for its money. */
export interface TakenUnits {
  units: readonly { lineId: number; quantity: number }[];
  /** The merchant or the courier is at fault: then the fees of these units are refunded too. */
  fault: 'theirs' | 'none';
  /** Whether packaging and admin fee are refunded with a withdrawal of everything, by the shop's policy (setting). */
  feesBack: 'with_everything' | 'never';
  /** `goods`: neither delivery nor fees, because the same goods are sent again free of charge. */
  only?: 'goods' | undefined;
}

interface MayKeep {
  goods: Piastres;
  delivery: Piastres;
  others: Piastres;
}

const NOTHING: TakenUnits = { units: [], fault: 'none', feesBack: 'with_everything' };

/**
 * What of a part's price may be kept, given the units that are its buyer's and whose fault it is that the others are not
 * (docs/orders-rules.md, Fees); `taken`: units that are not its buyer's any more. What is still paid for the part beyond it
 * is owed to the buyer: before the door, after it, and whatever the way of paying. A line's units share its net to the
 * piastre, so one by one they come to as much as all at once.
 */
export function mayKeep(part: PartMoney, taken: TakenUnits = NOTHING): MayKeep {
  const lines = part.lines.map(line => ({ line, now: unitsOf(taken, line) }));
  const goods = lines.map(
    ({ line, now }) =>
      Math.max(moneyOfUnits(line, line.kept).net, line.earned) -
      moneyOfUnits(line, line.refundedUnits + now).net,
  );
  const isHolding = lines.some(({ line, now }) => line.kept > line.withdrawnUnits + now);
  const fees = isHolding || taken.only === 'goods' ? feesHeld(part, taken) : feesLeft(part, taken);
  return { goods: sumPiastres(goods), ...fees };
}

const unitsOf = ({ units }: TakenUnits, { id }: PaidLine) =>
  units.find(({ lineId }) => lineId === id)?.quantity ?? 0;

type Fees = Omit<MayKeep, 'goods'>;

/** While the buyer keeps something: whoever is not at fault gets the fees of the units concerned back. */
function feesHeld(part: PartMoney, taken: TakenUnits): Fees {
  const isBack = taken.fault === 'theirs' && taken.only !== 'goods';
  const held = (all: Piastres, refunded: Piastres) => {
    const share = isBack ? shareOfUnits(part, taken, all) : 0;
    return all - refunded - Math.min(share, Math.max(0, all - refunded));
  };
  const { delivery, others } = feesKept(part);
  return {
    delivery: held(delivery, part.refundedDelivery),
    others: held(others, part.refundedOthers),
  };
}

function shareOfUnits({ lines }: PartMoney, taken: TakenUnits, fee: Piastres): Piastres {
  const all = sumPiastres(lines.map(line => moneyOfUnits(line, line.kept).net));
  const goods = sumPiastres(lines.map(line => netOfNext(line, unitsOf(taken, line))));
  const [share = 0] = splitByWeight(fee, [goods, Math.max(0, all - goods)]);
  return share;
}

/** The net of a line's next units, after those refunded before. */
export const netOfNext = (line: PaidLine, units: number): Piastres =>
  moneyBetween(line, line.refundedUnits, line.refundedUnits + units).net;

/** Where the buyer keeps nothing: the delivery of parcels that the buyer did not take, and what the policy keeps. */
function feesLeft(part: PartMoney, { fault, feesBack }: TakenUnits): Fees {
  const isPolicy = feesBack === 'never' && fault === 'none';
  return {
    delivery: refusedDelivery(part),
    others: isPolicy ? feesKept(part).others - part.refundedOthers : 0,
  };
}

/** The money of a merchant order, with the payments that brought it. */
export interface MerchantOrderMoney extends PartMoney {
  merchantOrderId: number;
  orderId: number;
  isCompleted: boolean;
  parcels: readonly (ParcelFees & { hasFailed: boolean })[];
  /** `arrived`: units that a case can be about, which at the door are those delivered. */
  lines: readonly (PaidLine & { arrived: number })[];
  /** Captured for it, by payment, except payments that are refunded as a whole. */
  shares: { paymentId: number; captured: number; left: number }[];
  /** Claimed so far because units were cancelled or came back. */
  refunded: Piastres;
  chargedBack: Piastres;
  /** If the rest is paid at the door: the parcels that have left; otherwise null. */
  door: LeftForDoor | null;
}

/** For a part whose cash was announced to the courier by parcel. These amounts no longer change. */
interface LeftForDoor {
  /** Each parcel with the credit that paid for it, and whether it was or may still be accepted. */
  parcels: { credit: Piastres; worth: Piastres; fees: Piastres; stands: boolean }[];
  /** Each with its units that are not cancelled, and how many of them have left. */
  lines: (FrozenLine & { wanted: number; left: number })[];
}

/** A part as its returns and claims see it: whatever did not arrive is for the parcel's own end to settle. */
export const arrivedOf = ({ parcels, lines, ...part }: MerchantOrderMoney): PartMoney => ({
  ...part,
  parcels: parcels.map(({ fees, fate, hasFailed }) => ({ fees, fate: hasFailed ? 'failed' : fate })),
  lines: lines.map(line => ({ ...line, kept: line.arrived, earned: 0 })),
});

/** What was paid for a part and does not go back before the door: what may be kept, and what returns gave back before. */
export function retainedMoney(part: PartMoney): Piastres {
  const { goods, delivery, others } = mayKeep(part);
  const back = sumPiastres(part.lines.map(line => moneyOfUnits(line, line.refundedUnits).net));
  return goods + delivery + others + back + part.refundedDelivery + part.refundedOthers;
}

/** Parcels that left and were accepted keep their credit; the rest of it pays for units that are still here. */
function retainedCredit(
  { parcels, lines }: LeftForDoor,
  { fees, captured }: { fees: Piastres; captured: Piastres },
): Piastres {
  const sum = (name: 'credit' | 'worth' | 'fees', of = parcels) => sumPiastres(of.map(each => each[name]));
  const isHere = lines.some(line => line.wanted > line.left);
  const goods = sumPiastres(lines.map(line => moneyOfUnits(line, line.wanted).net));
  const here = isHere ? goods + fees - sum('worth') : 0;
  const staying = parcels.filter(parcel => parcel.stands);
  return sum('credit', staying) + Math.min(captured - sum('credit'), here);
}

/** What was paid for a part beyond that and not refunded yet, from each payment in proportion to what it covered. */
export function moneyToRefund(merchantOrder: MerchantOrderMoney): { paymentId: number; amount: Piastres }[] {
  const captured = sumPiastres(merchantOrder.shares.map(share => share.captured));
  const left = merchantOrder.shares.map(share => share.left);
  const { refunded, chargedBack } = merchantOrder;
  const over = Math.min(
    captured - refunded - chargedBack - keptOf(merchantOrder, captured),
    sumPiastres(left),
  );
  if (over <= 0) return [];
  const amounts = splitByWeight(over, left);
  return merchantOrder.shares
    .map(({ paymentId }, at) => ({ paymentId, amount: amounts[at] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

function keptOf(merchantOrder: MerchantOrderMoney, captured: Piastres): Piastres {
  const { door, delivery, others } = merchantOrder;
  return door ? retainedCredit(door, { fees: delivery + others, captured }) : retainedMoney(merchantOrder);
}

/** What the buyer of a part has back of what it costs as it is now: nothing, but for units that were lost and found. */
export function goneWithout(merchantOrder: MerchantOrderMoney): Piastres {
  const captured = sumPiastres(merchantOrder.shares.map(share => share.captured));
  const { refunded } = merchantOrder;
  return Math.max(0, Math.min(refunded, keptOf(merchantOrder, captured) + refunded - captured));
}

/** What is still to be paid for a part as it is now; below nothing if more came. */
export const stillDue = (part: MerchantOrderMoney): Piastres =>
  retainedMoney(part) - sumPiastres(part.shares.map(share => share.left));

/** Whether the money for a part covers it as it is now. */
export const isCovered = (part: MerchantOrderMoney): boolean => stillDue(part) <= 0;

/** Whether no completion will earn the delivery of refused parcels: nothing else stands, or it is completed already. */
export function isOverForFees({ parcels, isOpen, isCompleted, door }: MerchantOrderMoney): boolean {
  return !door && (isCompleted || (!isOpen && !parcels.some(({ fate }) => fate === 'stands')));
}
