import { useState } from 'react';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';

/** The selected orders of a page; orders that leave the page are no longer selected. */
export function useSelection(orders: readonly ListedOrder[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = orders.filter(({ id }) => ids.has(id));
  const isAll = orders.length > 0 && selected.length === orders.length;
  return {
    selected,
    isAll,
    has: (id: number) => ids.has(id),
    toggle: (id: number) =>
      setIds(ids.has(id) ? new Set([...ids].filter(each => each !== id)) : new Set([...ids, id])),
    toggleAll: () => setIds(isAll ? new Set() : new Set(orders.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
