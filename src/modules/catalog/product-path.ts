/** Words beyond this length tell a reader of the address nothing more. */
const LONGEST = 48;

/**
 * A product's address: its id, which alone decides, and then its title's first words, for those who read addresses.
 * Marks above and below letters are left out, as people write.
 */
export function productPath({ id, productName }: { id: number; productName: string }): string {
  const words = productName
    .normalize('NFC')
    .replace(/[\p{M}ـ]/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  const slug = (words ?? []).reduce(
    (before, word) => (before.length + word.length < LONGEST ? `${before}-${word}` : before),
    '',
  );
  return `/product/${id}${slug.replace('-', '/').toLowerCase()}`;
}
