import { useState } from 'react';

interface Identified {
  id: number;
}

export interface SelectedRows<Row extends Identified> {
  /** In the order in which they were ticked. */
  rows: readonly Row[];
  has: (row: Identified) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
  /** These have changed: what is remembered of them no longer holds, so they count only where the list shows them again. */
  expire: (ids: ReadonlySet<number>) => void;
  clear: () => void;
}

/**
 * Rows ticked on any page of a list, also under other filters. What is `shown` now is taken as it is now, and the rest as
 * it was when it was ticked.
 */
export function useSelectedRows<Row extends Identified>(shown: readonly Row[]): SelectedRows<Row> {
  const [ticked, setTicked] = useState<Ticked<Row>>(new Map());
  const now = new Map(shown.map(row => [row.id, row]));
  return {
    rows: [...ticked].flatMap(([id, row]) => now.get(id) ?? row ?? []),
    has: ({ id }) => ticked.has(id),
    set: (rows, isSelected) =>
      setTicked(before => (isSelected ? withRows(before, rows) : withoutRows(before, rows))),
    expire: ids =>
      setTicked(before => new Map([...before].map(([id, row]) => [id, ids.has(id) ? null : row]))),
    clear: () => setTicked(new Map()),
  };
}

type Ticked<Row> = ReadonlyMap<number, Row | null>;

const withRows = <Row extends Identified>(before: Ticked<Row>, rows: readonly Row[]): Ticked<Row> =>
  new Map([...before, ...rows.map(row => [row.id, row] as const)]);

function withoutRows<Row extends Identified>(before: Ticked<Row>, rows: readonly Row[]): Ticked<Row> {
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...before].filter(([id]) => !gone.has(id)));
}
