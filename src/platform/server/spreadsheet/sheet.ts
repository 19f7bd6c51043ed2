/** What a cell holds. Amounts are numbers, so that whoever opens the sheet can add them up. */
export type Cell = string | number | Date | null;

export interface Column {
  title: string;
  /** In characters. */
  width?: number;
}

/** A table to be written: its columns from the right to the left, as Arabic reads them. */
export interface Sheet {
  /** Of the file, without its ending, and of the sheet inside. */
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

export type SheetFormat = 'csv' | 'xlsx';

/** A row that was read, with the number it has in the spreadsheet program; empty rows are left out. */
export interface ReadRow {
  number: number;
  /** Trimmed. A number is written as JavaScript does, a day as `yyyy-mm-dd`, with its time where it has one. */
  cells: string[];
  /** By column: cells whose text is not what somebody typed. */
  odd?: Readonly<Record<number, 'formula' | 'date'>>;
}
