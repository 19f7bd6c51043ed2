/** Longer than any tag or comment that a spreadsheet program writes. */
const LONGEST = 32 * 1024;

const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
const TAG = /^<(?:"[^"]*"|'[^']*'|[^"'>])*>/;

/**
 * Whether a tag, a comment or the like does not end within a length that people's files have. The reader of XML takes a
 * file in pieces, and reads each piece again from the beginning of the markup that is still open: its time grows with
 * the square of that length.
 */
export function hasLongMarkup(xml: string): boolean {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const length = lengthOf(xml.slice(at, at + LONGEST));
    if (length === 0) return true;
    at += length;
  }
  return false;
}

/** Of the markup that a text begins with; 0 if it does not end in it. */
function lengthOf(text: string): number {
  const [, end] = ENDS.find(([start]) => text.startsWith(start)) ?? [];
  if (end === undefined) return TAG.exec(text)?.[0].length ?? 0;
  const at = text.indexOf(end);
  return at < 0 ? 0 : at + end.length;
}
