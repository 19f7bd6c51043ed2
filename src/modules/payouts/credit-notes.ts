import { type FrozenLine, moneyBetween } from '#modules/ledger/line-money.ts';
import type { TaxClass } from '#modules/settings/tax-class.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';
import type { DocumentLine } from './document.ts';

type Taxed = Pick<DocumentLine, 'taxClass' | 'vatPercent'>;

/** Refunded units of a line, and the receipts of the parcels that brought units of it, by parcel. */
export interface NotedLine {
  title: string;
  code: string;
  frozen: FrozenLine;
  taxClass: TaxClass;
  vatPercent: number;
  fromUnits: number;
  quantity: number;
  parcels: readonly { receiptId: number | null; units: number }[];
}

/** What no credit note has taken back of a receipt yet. */
export interface OpenReceipt {
  id: number;
  /** Of the shop, and not of the merchant. */
  isShops: boolean;
  goods: Piastres;
  delivery: Piastres;
  fees: Piastres;
}

/** What a refund gives back; `ownDelivery`: of its delivery, what the merchant had for carrying parcels itself. */
export interface NotedRefund {
  lines: readonly NotedLine[];
  delivery: Piastres;
  ownDelivery: Piastres;
  fees: Piastres;
}

export interface Note {
  receiptId: number;
  lines: (Taxed & { title: string; code: string; quantity: number; gross: Piastres })[];
  delivery: Piastres;
  fees: Piastres;
}

/**
 * The credit notes of a refund: one for each receipt that it corrects, by the parcels of its units, and none above what is
 * left of its receipt. A piastre that one receipt can no longer take goes to another of the same seller: delivery goes
 * back on the receipts of whoever gives it back.
 */
export function notesOf(
  { lines, delivery, ownDelivery, fees }: NotedRefund,
  receipts: readonly OpenReceipt[],
): Note[] {
  const noted = receipts.map(receipt => {
    const own = lines.flatMap(line => {
      const units = unitsOn(receipt.id, line);
      const gross = sumPiastres(units.map(unit => moneyBetween(line.frozen, unit, unit + 1).net));
      const { title, code, taxClass, vatPercent } = line;
      return units.length > 0 ? [{ title, code, taxClass, vatPercent, quantity: units.length, gross }] : [];
    });
    return { receiptId: receipt.id, lines: capped(own, receipt.goods) };
  });
  const ofMerchant = within(
    ownDelivery,
    receipts.map(receipt => (receipt.isShops ? 0 : receipt.delivery)),
  );
  const ofShop = within(
    delivery - ownDelivery,
    receipts.map(receipt => (receipt.isShops ? receipt.delivery : 0)),
  );
  const ofFees = within(
    fees,
    receipts.map(receipt => receipt.fees),
  );
  return noted
    .map((note, at) => ({
      ...note,
      delivery: (ofMerchant[at] ?? 0) + (ofShop[at] ?? 0),
      fees: ofFees[at] ?? 0,
    }))
    .filter(note => note.lines.length > 0 || note.delivery > 0 || note.fees > 0);
}

/** The refunded units of a line that the parcel of this receipt brought; a parcel's units are given back in its turn. */
function unitsOn(receiptId: number, { fromUnits, quantity, parcels }: NotedLine): number[] {
  const owners = parcels.flatMap(parcel => Array<number | null>(parcel.units).fill(parcel.receiptId));
  const units = Array.from({ length: quantity }, (_, at) => fromUnits + at);
  return units.filter(unit => owners[unit] === receiptId);
}

/** Lines of a note, less the piastres by which they are above the most. */
function capped(lines: Note['lines'], most: Piastres): Note['lines'] {
  let over = Math.max(0, sumPiastres(lines.map(({ gross }) => gross)) - most);
  return lines.map(line => {
    const less = Math.min(over, line.gross);
    over -= less;
    return { ...line, gross: line.gross - less };
  });
}

/** An amount split by what each can take; what is above all of it is dropped. */
function within(amount: Piastres, most: readonly Piastres[]): Piastres[] {
  const all = sumPiastres(most);
  return all === 0 ? most.map(() => 0) : splitByWeight(Math.min(amount, all), most);
}
