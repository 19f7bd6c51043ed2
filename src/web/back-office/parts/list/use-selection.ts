import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  has: (id: number) => boolean;
  set: (ids: readonly number[], isSelected: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Rows ticked one by one, also on several pages of a list. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(NONE);
  return {
    ids,
    has: id => ids.has(id),
    set: (given, isSelected) => setIds(isSelected ? together(ids, given) : without(ids, given)),
    clear: () => setIds(NONE),
  };
}

export const together = (ids: ReadonlySet<number>, more: readonly number[]) => new Set([...ids, ...more]);

export const without = (ids: ReadonlySet<number>, gone: readonly number[]) =>
  new Set([...ids].filter(id => !gone.includes(id)));
