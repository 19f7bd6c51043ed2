import { feesKept, type PartFees, refusedDelivery } from '#modules/ledger/fees-kept.ts';
import { type FrozenLine, moneyOfUnits } from '#modules/ledger/line-money.ts';
import { type Piastres, splitByWeight, sumPiastres } from '#platform/money.ts';

export interface MerchantOrderMoney extends PartFees {
  merchantOrderId: number;
  isCompleted: boolean;
  /**
   * Each with the units that are neither cancelled, back, lost nor damaged, how many of these were returned, and what its
   * delivered units were booked at: perhaps a piastre more than as many first units are worth.
   */
  lines: (FrozenLine & { kept: number; returned: number; earned: Piastres })[];
  /** The fees that went back with what was returned. */
  feesReturned: Piastres;
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

/**
 * What was paid for a part and does not go back before the door: units that are neither cancelled nor back, and the fees
 * that may be kept. Returned units count as kept, because they go back by their return, and their fees with them.
 */
export function retainedMoney({ lines, feesReturned, ...fees }: MoneyOfUnits): Piastres {
  const goods = lines.map(line => Math.max(moneyOfUnits(line, line.kept).net, line.earned));
  const isHolding = lines.some(line => line.kept > line.returned);
  const { delivery, others } = feesKept(fees);
  return sumPiastres(goods) + (isHolding ? delivery + others : refusedDelivery(fees) + feesReturned);
}

type MoneyOfUnits = PartFees & Pick<MerchantOrderMoney, 'lines' | 'feesReturned'>;

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

/** Whether the money for a part covers it as it is now. */
export function isCovered(merchantOrder: MerchantOrderMoney): boolean {
  return sumPiastres(merchantOrder.shares.map(share => share.left)) >= retainedMoney(merchantOrder);
}

/** Whether no completion will earn the delivery of refused parcels: nothing else stands, or it is completed already. */
export function isOverForFees({ parcels, isOpen, isCompleted, door }: MerchantOrderMoney): boolean {
  return !door && (isCompleted || (!isOpen && !parcels.some(({ fate }) => fate === 'stands')));
}
