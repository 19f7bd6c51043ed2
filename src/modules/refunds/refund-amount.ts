import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';
import type { RefundTender, Wish } from './refund.ts';
import {
  arrivedOf,
  type MerchantOrderMoney,
  mayKeep,
  netOfNext,
  type PaidLine,
  type PartMoney,
  type TakenUnits,
} from './retained-money.ts';

export interface RefundInput extends TakenUnits {
  /** The cost of the way back, if the buyer pays it. */
  returnFee: Piastres;
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
 * The refund for these units, by line: as much less as may be kept of the part without them. It never exceeds what was
 * paid.
 */
export function refundAmount(merchantOrder: MerchantOrderMoney, asked: RefundInput): RefundAmount {
  const part = arrivedOf(merchantOrder);
  const lines = asked.units.map(({ lineId, quantity }) => {
    const line = lineOf(part, lineId);
    return { lineId, fromUnits: line.refundedUnits, quantity, amount: netOfNext(line, quantity) };
  });
  const [before, after] = [mayKeep(part), mayKeep(part, asked)];
  const goods = before.goods - after.goods;
  const delivery = Math.max(0, before.delivery - after.delivery);
  const fees = Math.max(0, before.others - after.others);
  const deducted = Math.min(asked.returnFee, Math.max(0, goods + delivery + fees - 1));
  return {
    lines,
    goods,
    delivery,
    fees,
    deducted,
    givenBefore: 0,
    amount: goods + delivery + fees - deducted,
  };
}

/** Fees are refunded only as far as they came in: a refused parcel never brought its cash. */
export function withFeesPaid(owed: RefundAmount, left: Piastres): RefundAmount {
  const { goods, deducted } = owed;
  const paid = left - goods + deducted;
  if (paid < 0 || owed.delivery + owed.fees <= paid) return owed;
  const [delivery = 0, fees = 0] = splitByWeight(paid, [owed.delivery, owed.fees]);
  return { ...owed, delivery, fees, amount: goods + delivery + fees - deducted };
}

function lineOf({ lines }: PartMoney, id: number): PaidLine {
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

/**
 * Splits what comes back of an exchange: as much of it as is still paid goes by the means that paid for the part, and the
 * rest is what its buyer has already, because a bank took the first payment back.
 */
export function splitCameBack(owed: Piastres, { tenders, still }: Paid): SplitRefund {
  const means = tenders.filter(tender => tender.means !== 'had');
  const amount = Math.max(0, Math.min(owed, still, sumPiastres(means.map(({ left }) => left))));
  return { givenBefore: owed - amount, tenders: fairShares(amount, means).filter(isPaidOut) };
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
