import { useState } from 'react';

export interface Selection {
  ids: readonly number[];
  has: (id: number) => boolean;
  set: (ids: readonly number[], chosen: boolean) => void;
  clear: () => void;
}

/** The selected products, including those on other pages of the list. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return {
    ids: [...chosen],
    has: id => chosen.has(id),
    set(ids, isChosen) {
      const next = new Set(chosen);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Set()),
  };
}
