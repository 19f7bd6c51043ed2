/** Characters that XML 1.0 cannot hold at all, escaped or not. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The text without what no document may hold. */
export const printable = (text: string): string => text.toWellFormed().replace(NOT_XML, '');

const LETTERS = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** At most `most` UTF-16 units, whole letters with their marks. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of LETTERS.segment(text.slice(0, most + 1)))
    if (index + segment.length <= most) end = index + segment.length;
  return text.slice(0, end).trimEnd();
}
