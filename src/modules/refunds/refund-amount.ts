import { type FrozenLine, moneyBetween, moneyOfUnits } from '#modules/ledger/line-money.ts';
import { type Piastres, splitByWeight, sumPiastres } from '#platform/money.ts';
import type { RefundTender, Wish } from './refund.ts';

/** A line as it was frozen with the order, and how much of it was refunded already. */
export interface SoldLine extends FrozenLine {
  id: number;
  /** Units that were paid for and neither cancelled nor lost on their way: at the door, those delivered. */
  paidUnits: number;
  refundedUnits: number;
  /** Of these, the ones that were not exchanged for others. */
  withdrawnUnits: number;
}

export interface SoldMerchantOrder {
  /** Of the parcels that arrived or still may: see `feesKept`. */
  delivery: Piastres;
  /** Packaging and admin fee of the same. */
  fees: Piastres;
  lines: readonly SoldLine[];
  refundedDelivery: Piastres;
  refundedFees: Piastres;
}

export interface RefundInput {
  units: readonly { lineId: number; quantity: number }[];
  /** The merchant or the courier is at fault: then the fees of these units are refunded too. */
  fault: 'theirs' | 'none';
  /** Whether packaging and admin fee are refunded with a withdrawal of everything, by the shop's policy (setting). */
  feesBack: 'with_everything' | 'never';
  /** The cost of the way back, if the buyer pays it. */
  returnFee: Piastres;
  /** `goods`: neither delivery nor fees, because the same goods are sent again free of charge. */
  only?: 'goods' | undefined;
}

export interface RefundAmount {
  lines: { lineId: number; fromUnits: number; quantity: number; amount: Piastres }[];
  goods: Piastres;
  delivery: Piastres;
  fees: Piastres;
  deducted: Piastres;
  /** What of it the buyer has back already; `amount` is without it. */
  givenBefore: Piastres;
  amount: Piastres;
}

/**
 * The refund for these units, by line. A line's units share its net to the piastre, so refunding them one by one or all
 * at once gives the same sum. Delivery and fees are refunded in proportion to these units if the buyer is not at fault,
 * and in full once nothing is kept. It never exceeds what was paid.
 */
export function refundAmount(merchantOrder: SoldMerchantOrder, asked: RefundInput): RefundAmount {
  const lines = asked.units.map(({ lineId, quantity }) => {
    const line = lineOf(merchantOrder, lineId);
    return { lineId, fromUnits: line.refundedUnits, quantity, amount: netOfNext(line, quantity) };
  });
  const goods = sumPiastres(lines.map(line => line.amount));
  const everything = merchantOrder.lines.every(line => {
    const now = asked.units.find(each => each.lineId === line.id)?.quantity ?? 0;
    return line.withdrawnUnits + now >= line.paidUnits;
  });
  const isSentAgain = asked.only === 'goods';
  const given = { goods, everything, fault: asked.fault };
  const delivery = isSentAgain ? 0 : feeBack(merchantOrder, 'delivery', given);
  const isKept = asked.feesBack === 'never' && asked.fault === 'none';
  const fees = isSentAgain || isKept ? 0 : feeBack(merchantOrder, 'fees', given);
  const deducted = Math.min(asked.returnFee, Math.max(0, goods + delivery + fees - 1));
  const amount = goods + delivery + fees - deducted;
  return { lines, goods, delivery, fees, deducted, givenBefore: 0, amount };
}

/** Fees are refunded only as far as they came in: a refused parcel never brought its cash. */
export function withFeesPaid(owed: RefundAmount, left: Piastres): RefundAmount {
  const { goods, deducted } = owed;
  const paid = left - goods + deducted;
  if (paid < 0 || owed.delivery + owed.fees <= paid) return owed;
  const [delivery = 0, fees = 0] = splitByWeight(paid, [owed.delivery, owed.fees]);
  return { ...owed, delivery, fees, amount: goods + delivery + fees - deducted };
}

/** The net of a line's next units, after those refunded before. */
const netOfNext = (line: SoldLine, units: number): Piastres =>
  moneyBetween(line, line.refundedUnits, line.refundedUnits + units).net;

interface FeeInput {
  goods: Piastres;
  everything: boolean;
  fault: RefundInput['fault'];
}

/** Whoever is not at fault gets the fees of the units concerned back (docs/orders-rules.md, Fees). */
function feeBack(
  merchantOrder: SoldMerchantOrder,
  name: 'delivery' | 'fees',
  { goods, everything, fault }: FeeInput,
): Piastres {
  const { refundedDelivery, refundedFees, lines } = merchantOrder;
  const left = merchantOrder[name] - (name === 'delivery' ? refundedDelivery : refundedFees);
  if (everything) return left;
  if (fault === 'none') return 0;
  const all = sumPiastres(lines.map(line => moneyOfUnits(line, line.paidUnits).net));
  const [share = 0] = splitByWeight(merchantOrder[name], [goods, Math.max(0, all - goods)]);
  return Math.min(left, share);
}

function lineOf({ lines }: SoldMerchantOrder, id: number): SoldLine {
  const line = lines.find(each => each.id === id);
  if (!line) throw new RangeError(`no line ${id} in this part`);
  return line;
}

/**
 * One means by which a part was paid, and how much it can still refund. `had`: what the buyer has back already, from a
 * bank or for a lost parcel that was delivered after all; nobody refunds it again.
 */
export interface PaidTender {
  means: 'gateway' | 'credit' | 'channel' | 'had';
  paymentId: number | null;
  paid: Piastres;
  left: Piastres;
}

export interface SplitRefund {
  givenBefore: Piastres;
  /** By what the rest is paid. */
  tenders: RefundTender[];
}

/** How a part was paid. */
export interface Paid {
  tenders: readonly PaidTender[];
  /** Of all that was paid, what its buyer has not back by any means; below nothing if the buyer has more back. */
  still: Piastres;
}

/**
 * Splits a refund between the means that paid for the part, in proportion to what each covered, and pays no more than what
 * is still paid: beyond it the buyer has the money already. Account credit takes all that is still to be paid if the buyer
 * chose so, or if it is spent at once on a replacement. Throws RangeError if less is left.
 */
export function splitRefund(amount: Piastres, paid: Paid, wish: Wish): SplitRefund {
  const tenders = sharesOfPaid(amount, paid).filter(isPaidOut);
  const rest = sumPiastres(tenders.map(tender => tender.amount));
  const credit = rest > 0 ? [{ means: 'credit', paymentId: null, amount: rest } as const] : [];
  return { givenBefore: amount - rest, tenders: wish === 'refund' ? tenders : credit };
}

type Share = Pick<PaidTender, 'means' | 'paymentId'> & { amount: Piastres };
const isPaidOut = (share: Share): share is RefundTender => share.means !== 'had';

function sharesOfPaid(amount: Piastres, { tenders, still }: Paid): Share[] {
  const fair = fairShares(amount, tenders);
  const out = sumPiastres(fair.filter(isPaidOut).map(share => share.amount));
  const had = tenders.filter(({ means }) => means === 'had');
  const hasMore = sumPiastres(had.map(({ left }) => left)) - (amount - out);
  const over = Math.min(hasMore, out - Math.max(0, still));
  if (over <= 0) return fair;
  return fairShares(
    out - over,
    tenders.filter(({ means }) => means !== 'had'),
  );
}

function fairShares(amount: Piastres, tenders: readonly PaidTender[]): Share[] {
  const left = sumPiastres(tenders.map(tender => tender.left));
  if (amount > left)
    throw new RangeError(`${amount} is more than the ${left} that were paid and not paid back`);
  const fair = splitByWeight(
    amount,
    tenders.map(tender => tender.paid),
  );
  let over = 0;
  const capped = tenders.map(({ left: most }, at) => {
    const share = fair[at] ?? 0;
    over += Math.max(0, share - most);
    return Math.min(share, most);
  });
  // What one tender can no longer take goes to the others in order.
  return tenders
    .map(({ means, paymentId, left: most }, at) => {
      const more = Math.min(over, most - (capped[at] ?? 0));
      over -= more;
      return { means, paymentId, amount: (capped[at] ?? 0) + more };
    })
    .filter(tender => tender.amount > 0);
}
