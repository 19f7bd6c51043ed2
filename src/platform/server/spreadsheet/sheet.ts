/** The value of a cell. Amounts are numbers, so that people can add them up in the sheet. */
export type Cell = string | number | Date | null;

export interface Column {
  title: string;
  /** In characters. */
  width?: number;
}

/** A table to be written: its columns from the right to the left, as Arabic reads them. */
export interface Sheet {
  /** The name of the file, without its ending, and of the sheet inside. */
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

export type SheetFormat = 'csv' | 'xlsx';

/** Reading ends with `refuse` as soon as there are more rows, so that a huge file costs no more than the largest allowed. */
export interface RowLimit {
  rows: number;
  refuse: () => Error;
}

/** A row with its number in the spreadsheet program. Empty rows are left out. */
export interface ReadRow {
  number: number;
  /** Trimmed text. A number is written as JavaScript does, a day as `yyyy-mm-dd`, with its time if it has one. */
  cells: string[];
  /** Cells by column whose text nobody typed. */
  odd?: Readonly<Record<number, 'formula' | 'date'>>;
  /** Empty cells by column that are merged with one above, and what stands there. Money may stand there for all of them. */
  merged?: Readonly<Record<number, string>>;
}
