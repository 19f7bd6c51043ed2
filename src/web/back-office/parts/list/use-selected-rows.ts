import { useState } from 'react';

interface Identified {
  id: number;
}

export interface SelectedRows<Row extends Identified> {
  /** In the order in which they were ticked, as far as they are shown as they are now. */
  rows: readonly Row[];
  has: (row: Identified) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
  clear: () => void;
}

/** Rows ticked on any page of a list, also under other filters: what was ticked elsewhere is as it was shown there. */
export function useSelectedRows<Row extends Identified>(shown: readonly Row[]): SelectedRows<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Row>>(new Map());
  const now = new Map(shown.map(row => [row.id, row]));
  return {
    rows: [...ticked.values()].map(row => now.get(row.id) ?? row),
    has: ({ id }) => ticked.has(id),
    set: (rows, isSelected) =>
      setTicked(before => {
        const next = new Map(before);
        for (const row of rows) {
          if (isSelected) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    clear: () => setTicked(new Map()),
  };
}
