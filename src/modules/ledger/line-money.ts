import type { Piastres } from '#platform/money.ts';

/** The figures of a line that were frozen with its order, for the whole quantity. */
export interface FrozenLine {
  unitPrice: Piastres;
  quantity: number;
  /** What the buyer saves on the line. */
  discount: Piastres;
  /** How much of that the shop bears and not the merchant. */
  platformDiscount: Piastres;
  commission: Piastres;
  commissionVat: Piastres;
}

/** Money of some units of a line. */
export interface LineMoney {
  /** At the listed price. */
  gross: Piastres;
  /** What the buyer pays. */
  net: Piastres;
  /** The merchant's earnings before commission: `net` and the shop's part of the discount. */
  earned: Piastres;
  platformDiscount: Piastres;
  commission: Piastres;
  commissionVat: Piastres;
}

/**
 * The money of the first units of a line; all of them together have all of it, to the piastre. The remainder goes to
 * the first units, so units that are returned are never refunded below their value. Throws RangeError for more units
 * than the line has.
 */
export function moneyOfUnits(line: FrozenLine, units: number): LineMoney {
  if (!Number.isSafeInteger(units) || units < 0 || units > line.quantity)
    throw new RangeError(`no ${units} units in a line of ${line.quantity}`);
  const gross = line.unitPrice * units;
  const net = gross - shareOf(line.discount, units, line.quantity);
  const platformDiscount = shareOf(line.platformDiscount, units, line.quantity);
  return {
    gross,
    net,
    earned: net + platformDiscount,
    platformDiscount,
    commission: shareOf(line.commission, units, line.quantity),
    commissionVat: shareOf(line.commissionVat, units, line.quantity),
  };
}

/**
 * The money that moves when a count of units changes: delivered from 0 to 2, returned from 1 to 2. The way back is its
 * exact negative, and all steps together equal the line (M6).
 */
export function moneyBetween(line: FrozenLine, from: number, to: number): LineMoney {
  const [before, after] = [moneyOfUnits(line, from), moneyOfUnits(line, to)];
  return {
    gross: after.gross - before.gross,
    net: after.net - before.net,
    earned: after.earned - before.earned,
    platformDiscount: after.platformDiscount - before.platformDiscount,
    commission: after.commission - before.commission,
    commissionVat: after.commissionVat - before.commissionVat,
  };
}

function shareOf(total: Piastres, units: number, quantity: number): Piastres {
  const rest = total % quantity;
  return ((total - rest) / quantity) * units + Math.min(rest, units);
}
