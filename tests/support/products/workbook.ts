import { zipOf } from '../zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Tab {
  /** The entry that holds it, which keeps its name when the tab is moved. */
  entry: string;
  isHidden?: boolean;
  /** A text that begins with `=` is a formula whose last result was 7. */
  rows: readonly (readonly (string | number)[])[];
  /** Like `A1:A3`. */
  merged?: readonly string[];
}

/** An XLSX with these tabs in this order, as people leave them behind and our own writer never does. */
export function workbook(...tabs: readonly Tab[]): Uint8Array {
  const named = tabs.map(({ isHidden }, at) => {
    const state = isHidden ? ' state="hidden"' : '';
    return `<sheet name="s${at}" sheetId="${at + 1}"${state} r:id="rId${at}"/>`;
  });
  const related = tabs.map(
    ({ entry }, at) =>
      `<Relationship Id="rId${at}" Type="${OFFICE}/worksheet" Target="worksheets/${entry}.xml"/>`,
  );
  return zipOf({
    '[Content_Types].xml': utf8('<Types/>'),
    'xl/workbook.xml': utf8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `<Relationships xmlns="${RELATIONS}">${related.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(tabs.map(tab => [`xl/worksheets/${tab.entry}.xml`, utf8(sheetOf(tab))])),
  });
}

function sheetOf({ rows, merged = [] }: Tab): string {
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, column, at + 1)).join('')}</row>`,
  );
  const areas = merged.map(ref => `<mergeCell ref="${ref}"/>`).join('');
  const cells = `<sheetData>${lines.join('')}</sheetData>`;
  return `<worksheet xmlns="${MAIN}">${cells}${areas && `<mergeCells>${areas}</mergeCells>`}</worksheet>`;
}

function cell(value: string | number, column: number, row: number): string {
  const place = `r="${String.fromCharCode(65 + column)}${row}"`;
  if (value === '') return '';
  if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
  if (value.startsWith('=')) return `<c ${place}><f>${value.slice(1)}</f><v>7</v></c>`;
  return `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
