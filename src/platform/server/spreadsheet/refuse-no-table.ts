import { sheetRefusal } from './text.ts';

/** The first bytes of a zip, which an Excel file is, and of Excel files before 2007 or with a password. */
const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
/** A PDF of a few pages without pictures has no zero byte, so it would pass for text. */
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** The mark of a zip's last record, and how far before the end it may stand. */
const LAST_RECORD = Buffer.from('PK\u0005\u0006');
const LAST_PART = 0xffff + 22;
/** What is no text says so early. */
const FIRST_PART = 4096;

export const isZip = (bytes: Uint8Array) => startsWith(bytes, ZIP);

/**
 * Refuses what its bytes already show to be no table, before a thread is started for it: a thread costs a fifth of a
 * second of a core, which nobody should have for a picture or for noise. What it lets through may still be none.
 */
export function refuseNoTable(bytes: Uint8Array): void {
  if (startsWith(bytes, OLD_EXCEL)) throw sheetRefusal('old_excel_file');
  const isTable = isZip(bytes)
    ? Buffer.from(bytes.subarray(-LAST_PART)).includes(LAST_RECORD)
    : !startsWith(bytes, PDF) && (isWide(bytes) || !bytes.subarray(0, FIRST_PART).includes(0));
  if (!isTable) throw sheetRefusal('unreadable_file');
}

/** Text of two bytes a letter, half of them zeros. */
const isWide = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
