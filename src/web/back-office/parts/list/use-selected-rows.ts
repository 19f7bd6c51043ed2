import { useState } from 'react';

interface Identified {
  id: number;
}

export interface SelectedRows<Row extends Identified> {
  /** In the order in which they were ticked. */
  rows: readonly Row[];
  has: (row: Identified) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
  /** These have changed: what is remembered of them no longer holds, so they count only where the list shows them anew. */
  expire: (ids: ReadonlySet<number>) => void;
  clear: () => void;
}

/**
 * Rows ticked on any page of a list, also under other filters. What is `shown` now is taken as it is now, and the rest as
 * it was when it was ticked.
 */
export function useSelectedRows<Row extends Identified>(shown: readonly Row[]): SelectedRows<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Row | null>>(new Map());
  const now = new Map(shown.map(row => [row.id, row]));
  return {
    rows: [...ticked].flatMap(([id, row]) => now.get(id) ?? row ?? []),
    has: ({ id }) => ticked.has(id),
    set: (rows, isSelected) => setTicked(before => changed(before, rows, isSelected)),
    expire: ids =>
      setTicked(before => new Map([...before].map(([id, row]) => [id, ids.has(id) ? null : row]))),
    clear: () => setTicked(new Map()),
  };
}

function changed<Row extends Identified>(
  before: ReadonlyMap<number, Row | null>,
  rows: readonly Row[],
  isSelected: boolean,
): ReadonlyMap<number, Row | null> {
  if (isSelected) return new Map([...before, ...rows.map(row => [row.id, row] as const)]);
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...before].filter(([id]) => !gone.has(id)));
}
