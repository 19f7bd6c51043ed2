/** Longer than any tag or comment that a spreadsheet program writes. */
const LONGEST = 32 * 1024;

const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
/** What stands behind `<` in them. */
const SPECIAL: ReadonlySet<number | undefined> = new Set(Buffer.from('!?'));
const [OPEN, CLOSE, QUOTE, APOSTROPHE] = [...Buffer.from(`<>"'`)] as [number, number, number, number];

/**
 * Whether a tag, a comment or the like does not end within a length that people's files have. The reader of XML takes a
 * file in pieces, and reads each piece again from the beginning of the markup that is still open: its time grows with
 * the square of that length. Looks at each byte once: as a regular expression for each tag it took ten times as long.
 */
export function hasLongMarkup(xml: Buffer): boolean {
  for (let at = 0; at < xml.length; at += 1) {
    if (xml[at] !== OPEN) continue;
    const end = endOf(xml, at);
    if (end < 0) return true;
    at = end;
  }
  return false;
}

/** The last byte of the markup that begins here; below 0 if it is too far away. */
function endOf(xml: Buffer, start: number): number {
  const [, end] =
    (SPECIAL.has(xml[start + 1]) && ENDS.find(([begin]) => beginsWith(xml, start, begin))) || [];
  return end === undefined ? endOfTag(xml, start) : endAt(xml.subarray(start, start + LONGEST), end) + start;
}

/** A quoted value may hold what looks like the end. */
function endOfTag(xml: Buffer, start: number): number {
  let quote = 0;
  const last = Math.min(xml.length, start + LONGEST);
  for (let at = start + 1; at < last; at += 1) {
    const byte = xml[at];
    if (quote !== 0) quote = byte === quote ? 0 : quote;
    else if (byte === CLOSE) return at;
    else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
  }
  return -1;
}

const beginsWith = (xml: Buffer, start: number, text: string) =>
  xml.toString('latin1', start, start + text.length) === text;

/** Far below 0 where it is not there. */
function endAt(markup: Buffer, end: string): number {
  const at = markup.indexOf(end);
  return at < 0 ? Number.NEGATIVE_INFINITY : at + end.length - 1;
}
