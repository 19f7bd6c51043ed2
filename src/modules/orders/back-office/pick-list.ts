import type { LabelSheet } from './label.ts';

/** One kind of goods to fetch from the shelf, for all orders together. */
export interface Pick {
  variantId: number;
  shelf: string;
  sku: string;
  title: string;
  options: string;
  quantity: number;
  orderIds: number[];
}

/** What many orders still need from the shelf, each kind once, in the order of the shelves, as one walks; without a shelf at the end, by code. */
export function pickList(sheets: readonly LabelSheet[]): Pick[] {
  const picks = new Map<number, Pick>();
  for (const { orderId, lines } of sheets)
    for (const { variantId, shelf, sku, title, options, open } of lines) {
      if (open === 0) continue;
      const pick = picks.get(variantId) ?? {
        variantId,
        shelf,
        sku,
        title,
        options,
        quantity: 0,
        orderIds: [],
      };
      pick.quantity += open;
      pick.orderIds.push(orderId);
      picks.set(variantId, pick);
    }
  return [...picks.values()].toSorted(
    (a, b) =>
      Number(a.shelf === '') - Number(b.shelf === '') ||
      a.shelf.localeCompare(b.shelf, 'ar', { numeric: true }) ||
      a.sku.localeCompare(b.sku, 'en', { numeric: true }) ||
      a.title.localeCompare(b.title, 'ar'),
  );
}
