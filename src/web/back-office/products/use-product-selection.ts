import { useState } from 'react';
import { MOST_AT_ONCE } from '#modules/catalog/back-office/bulk-change.ts';
import { type Selection, together, useSelection, without } from '../parts/list/use-selection.ts';
import type { ProductQuery } from './product-query.ts';
import type { Chosen } from './wanted-change.ts';

export interface ProductSelection extends Omit<Selection, 'ids'> {
  count: number;
  /** As a change of many is asked for them. */
  chosen: Chosen;
  /** The whole list that is shown, as far as products are changed at once. */
  setAll: (total: number) => void;
  /** Rows of the list from this place on cannot be chosen. */
  end: number;
}

interface Whole {
  filter: ProductQuery['filter'];
  total: number;
  except: ReadonlySet<number>;
}

/**
 * The selected products, including those on other pages: ticked one by one in any list, or one list whole without those
 * that were unticked, which is forgotten under other filters.
 */
export function useProductSelection({ filter }: Pick<ProductQuery, 'filter'>): ProductSelection {
  const ticked = useSelection();
  const [whole, setWhole] = useState<Whole | null>(null);
  const setAll = (total: number) => {
    ticked.clear();
    setWhole({ filter, total, except: new Set() });
  };
  const clear = () => {
    ticked.clear();
    setWhole(null);
  };
  if (!whole || JSON.stringify(whole.filter) !== JSON.stringify(filter)) {
    const set: Selection['set'] = (ids, isSelected) => {
      setWhole(null);
      ticked.set(ids, isSelected);
    };
    const chosen = { productIds: [...ticked.ids] };
    const end = Number.POSITIVE_INFINITY;
    return { count: ticked.ids.size, chosen, has: ticked.has, set, setAll, clear, end };
  }
  const { total, except } = whole;
  return {
    count: Math.min(total, MOST_AT_ONCE) - except.size,
    chosen: { list: whole.filter, exceptIds: [...except] },
    has: id => !except.has(id),
    set: (ids, isSelected) =>
      setWhole({ ...whole, except: isSelected ? without(except, ids) : together(except, ids) }),
    setAll,
    clear,
    end: MOST_AT_ONCE,
  };
}
