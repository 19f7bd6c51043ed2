import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** The table's content, for screen readers. */
  label: string;
  /** The first column names the row: on a phone it is the head of the card. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => number | string;
}

/** Rows of facts; up to 760 px each is a card with its facts below one another. */
export function DataTable<Row>({ label, columns, rows, idOf }: DataTableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={idOf(row)}>
            {columns.map(({ id, header, cell }, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell key={id} scope={at === 0 ? 'row' : undefined} data-header={header}>
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
