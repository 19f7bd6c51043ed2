import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../form/checkbox.tsx';
import styles from './data-table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * Amounts stand at the end; a menu needs no header to be seen; words take the width of a phone's card; what is beside
   * the matter is left out of it.
   */
  look?: 'amount' | 'menu' | 'words' | 'beside';
}

/** Boxes before the rows. */
export interface RowSelection<Row> {
  allLabel: string;
  labelOf: (row: Row) => string;
  has: (row: Row) => boolean;
  /** Undefined: every row may be selected. */
  isOffered?: (row: Row) => boolean;
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
}

interface DataTableProps<Row> {
  /** The table's content, for screen readers. */
  label: string;
  /** The first column names the row: on a phone it is the head of the card. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => number | string;
  selection?: RowSelection<Row>;
  /** What is unfolded below a row; null while it is folded. */
  under?: (row: Row) => ReactNode;
  /** On a phone, instead of a card with all facts; it gives a place to the box that selects the row. */
  card?: (row: Row, tick: ReactNode) => ReactNode;
}

/** Rows of facts; up to 760 px each is a card with its facts below one another. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, selection, under, card } = props;
  return (
    <>
      <table
        className={classNames(styles.table, selection && styles.selectable, card && styles.wide)}
        aria-label={label}
      >
        <thead>
          <tr>
            {selection && <SelectAll rows={rows} selection={selection} />}
            {columns.map(({ id, header, look }) => (
              <th key={id} scope="col" className={look && styles[look]}>
                {look === 'menu' ? <span className="visually-hidden">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Fragment key={idOf(row)}>
              <tr className={selection?.has(row) ? styles.selected : undefined}>
                {selection && <SelectRow row={row} selection={selection} />}
                <Cells row={row} columns={columns} />
              </tr>
              {under && <Under span={columns.length + (selection ? 1 : 0)}>{under(row)}</Under>}
            </Fragment>
          ))}
        </tbody>
      </table>
      {card && (
        <ul data-list aria-label={label} className={styles.cards}>
          {rows.map(row => (
            <li key={idOf(row)} className={selection?.has(row) ? styles.selected : undefined}>
              {card(row, selection && <Tick row={row} selection={selection} />)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Cells<Row>({ row, columns }: Pick<DataTableProps<Row>, 'columns'> & { row: Row }) {
  return columns.map(({ id, header, cell, look }, at) => {
    const Cell = at === 0 ? 'th' : 'td';
    return (
      <Cell
        key={id}
        scope={at === 0 ? 'row' : undefined}
        data-header={header}
        className={look && styles[look]}
      >
        {cell(row)}
      </Cell>
    );
  });
}

function Under({ span, children }: { span: number; children: ReactNode }) {
  if (children === null) return null;
  return (
    <tr className={styles.under}>
      <td colSpan={span}>{children}</td>
    </tr>
  );
}

interface SelectAllProps<Row> {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}

function SelectAll<Row>({ rows, selection }: SelectAllProps<Row>) {
  const { allLabel, has, isOffered = () => true, onSelect } = selection;
  const offered = rows.filter(isOffered);
  return (
    <th scope="col" className={styles.tick}>
      <Checkbox
        aria-label={allLabel}
        label={
          <span aria-hidden="true" className={styles.tickWords}>
            {allLabel}
          </span>
        }
        checked={offered.length > 0 && offered.every(has)}
        disabled={offered.length === 0}
        onChange={event => onSelect(offered, event.target.checked)}
      />
    </th>
  );
}

interface SelectRowProps<Row> {
  row: Row;
  selection: RowSelection<Row>;
}

function SelectRow<Row>(chosen: SelectRowProps<Row>) {
  return (
    <td className={styles.tick}>
      <Tick {...chosen} />
    </td>
  );
}

function Tick<Row>({ row, selection }: SelectRowProps<Row>) {
  const { labelOf, has, isOffered = () => true, onSelect } = selection;
  return (
    <Checkbox
      label={<span className="visually-hidden">{labelOf(row)}</span>}
      checked={has(row)}
      disabled={!isOffered(row)}
      onChange={event => onSelect([row], event.target.checked)}
    />
  );
}
