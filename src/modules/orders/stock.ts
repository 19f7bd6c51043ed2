import { type MerchantOrder, unitsIn } from './merchant-order.ts';

/** What a part holds of a variant, and how much of it has left the house. */
export interface StockUse {
  held: number;
  allocated: number;
  out: number;
}

/**
 * S3 as a function: open units are held until the order is paid or confirmed, then they and packed units are allocated.
 * Units handed over are out, except those that came back sellable.
 */
export function stockUse(merchantOrder: MerchantOrder): Map<number, StockUse> {
  const isHeld = merchantOrder.stage === 'pending_payment' || merchantOrder.stage === 'pending_confirmation';
  const use = new Map<number, StockUse>();
  for (const line of merchantOrder.lines) {
    const claimed = line.open + unitsIn(merchantOrder, line.id, state => state === 'packed');
    const gone = unitsIn(merchantOrder, line.id, state => state !== 'packed' && state !== 'cancelled');
    const before = use.get(line.variantId) ?? { held: 0, allocated: 0, out: 0 };
    use.set(line.variantId, {
      held: before.held + (isHeld ? claimed : 0),
      allocated: before.allocated + (isHeld ? 0 : claimed),
      out: before.out + gone - restocked(merchantOrder, line.id),
    });
  }
  return use;
}

export interface StockChange {
  variantId: number;
  onHand: number;
  held: number;
  allocated: number;
}

/** The changes of stock rows, by variant id, which is the order in which they are locked. */
export function stockChanges(before: MerchantOrder, after: MerchantOrder): StockChange[] {
  const [was, is] = [stockUse(before), stockUse(after)];
  const none: StockUse = { held: 0, allocated: 0, out: 0 };
  return [...is.keys()]
    .toSorted((a, b) => a - b)
    .map(variantId => {
      const [old, now] = [was.get(variantId) ?? none, is.get(variantId) ?? none];
      return {
        variantId,
        onHand: old.out - now.out,
        held: now.held - old.held,
        allocated: now.allocated - old.allocated,
      };
    })
    .filter(({ onHand, held, allocated }) => onHand !== 0 || held !== 0 || allocated !== 0);
}

function restocked({ parcels }: MerchantOrder, lineId: number): number {
  return parcels
    .flatMap(parcel => parcel.lines)
    .reduce((units, line) => units + (line.lineId === lineId ? line.restocked : 0), 0);
}
