import { type FrozenLine, moneyOfUnits } from '#modules/ledger/line-money.ts';
import { type Piastres, splitByWeight, sumPiastres } from '#platform/money.ts';

export interface PartMoney {
  merchantOrderId: number;
  fees: number;
  /** Each with the units that are neither cancelled, back, lost nor damaged. */
  lines: (FrozenLine & { kept: number })[];
  /** Captured for it, by payment, except payments that are refunded as a whole. */
  shares: { paymentId: number; captured: number; left: number }[];
  /** Claimed so far because units were cancelled or came back, and what banks took back. */
  givenBack: number;
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
 * What the buyer pays for a part as it is now: units that are neither cancelled nor back, and the fees while there are
 * any. Without units it is nothing, whoever is at fault.
 */
export function moneyKept({ lines, fees }: Pick<PartMoney, 'lines' | 'fees'>): Piastres {
  const goods = lines.map(line => moneyOfUnits(line, line.kept).net);
  return lines.some(line => line.kept > 0) ? sumPiastres(goods) + fees : 0;
}

/** Parcels that left and were accepted keep their credit; the rest of it pays for units that are still here. */
function creditKept(
  { parcels, lines }: LeftForDoor,
  { fees, captured }: { fees: Piastres; captured: Piastres },
): Piastres {
  const sum = (name: 'credit' | 'worth' | 'fees', of = parcels) => sumPiastres(of.map(each => each[name]));
  const isHere = lines.some(line => line.wanted > line.left);
  const goods = sumPiastres(lines.map(line => moneyOfUnits(line, line.wanted).net));
  const here = isHere ? goods + fees - sum('worth') : 0;
  const standing = parcels.filter(parcel => parcel.stands);
  return sum('credit', standing) + Math.min(captured - sum('credit'), here);
}

/** What was paid for a part beyond that and not refunded yet, from each payment in proportion to what it covered. */
export function moneyToGiveBack(part: PartMoney): { paymentId: number; amount: Piastres }[] {
  const captured = sumPiastres(part.shares.map(share => share.captured));
  const left = part.shares.map(share => share.left);
  const kept = part.door ? creditKept(part.door, { fees: part.fees, captured }) : moneyKept(part);
  const over = Math.min(captured - part.givenBack - kept, sumPiastres(left));
  if (over <= 0) return [];
  const amounts = splitByWeight(over, left);
  return part.shares
    .map(({ paymentId }, at) => ({ paymentId, amount: amounts[at] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

/** Whether the money for a part covers it as it is now. */
export function isCovered(part: PartMoney): boolean {
  return sumPiastres(part.shares.map(share => share.left)) >= moneyKept(part);
}
