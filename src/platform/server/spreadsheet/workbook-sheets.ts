import { unpackEntry } from './unpack-zip.ts';

/** A sheet of a workbook: its place among the tabs, from 1, and the entry of the zip that holds it. */
export interface WorkbookSheet {
  place: number;
  entry: string;
}

/**
 * The sheets that people see, in the order of their tabs: moving a tab leaves the names of the entries as they were. A
 * workbook that names none as Excel does is taken to have one.
 */
export function visibleSheets(bytes: Uint8Array, most: number): WorkbookSheet[] {
  const textOf = (entry: string) => unpackEntry(bytes, entry, most)?.toString() ?? '';
  const targets = new Map(
    tagsOf(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(tag => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  const sheets = tagsOf(textOf('xl/workbook.xml'), 'sheet').flatMap((tag, at) => {
    const target = targets.get(attribute(tag, '\\w+:id'));
    const isHidden = /hidden/i.test(attribute(tag, 'state'));
    return target && !isHidden ? [{ place: at + 1, entry: entryOf(target) }] : [];
  });
  return sheets.length > 0 ? sheets : [{ place: 1, entry: 'xl/worksheets/sheet1.xml' }];
}

/** Google writes them from the root. */
const entryOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const tagsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s(?:[^"'<>]|"[^"]*"|'[^']*')*>`, 'g'))].map(
    ([tag]) => tag,
  );

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '';
