import { useState } from 'react';
import { MOST_AT_ONCE } from '#modules/catalog/back-office/bulk-change.ts';
import type { ListInput } from './list-query.ts';
import type { Chosen } from './wanted-change.ts';

export interface Selection {
  count: number;
  /** As a change of many is asked for them. */
  chosen: Chosen;
  has: (id: number) => boolean;
  set: (ids: readonly number[], isChosen: boolean) => void;
  /** The whole list that is shown, as far as products are changed at once. */
  setAll: (total: number) => void;
  clear: () => void;
  /** Rows of the list from this place on cannot be chosen. */
  end: number;
}

type Filters = Omit<ListInput, 'page' | 'limit'>;

interface Ticked {
  ids: ReadonlySet<number>;
}

interface Listed {
  list: Filters;
  total: number;
  except: ReadonlySet<number>;
}

const NONE: Ticked = { ids: new Set() };

/**
 * The selected products, including those on other pages: ticked one by one in any list, or one list whole without those
 * that were unticked, which is not kept under other filters.
 */
export function useSelection({ page: _page, limit: _limit, ...shown }: ListInput): Selection {
  const [kept, keep] = useState<Ticked | Listed>(NONE);
  const change = {
    setAll: (total: number) => keep({ list: shown, total, except: new Set() }),
    clear: () => keep(NONE),
  };
  if ('ids' in kept) return { ...change, ...ticked(kept, keep) };
  const isShown = JSON.stringify(kept.list) === JSON.stringify(shown);
  return { ...change, ...(isShown ? listed(kept, keep) : ticked(NONE, keep)) };
}

type Choice = Omit<Selection, 'setAll' | 'clear'>;

function ticked({ ids }: Ticked, keep: (next: Ticked) => void): Choice {
  return {
    count: ids.size,
    chosen: { productIds: [...ids] },
    has: id => ids.has(id),
    set: (given, isChosen) => keep({ ids: isChosen ? together(ids, given) : without(ids, given) }),
    end: Number.POSITIVE_INFINITY,
  };
}

function listed(kept: Listed, keep: (next: Listed) => void): Choice {
  const { list, total, except } = kept;
  return {
    count: Math.min(total, MOST_AT_ONCE) - except.size,
    chosen: { list, exceptIds: [...except] },
    has: id => !except.has(id),
    set: (given, isChosen) =>
      keep({ ...kept, except: isChosen ? without(except, given) : together(except, given) }),
    end: MOST_AT_ONCE,
  };
}

const together = (ids: ReadonlySet<number>, more: readonly number[]) => new Set([...ids, ...more]);
const without = (ids: ReadonlySet<number>, gone: readonly number[]) =>
  new Set([...ids].filter(id => !gone.includes(id)));
