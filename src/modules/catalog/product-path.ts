/** Words beyond this length tell a reader of the address nothing more. */
const LONGEST = 48;

/** The part of a product's address that names the variant to begin with. */
export const VARIANT_PARAM = 'variant';

interface Addressed {
  id: number;
  productName: string;
  /** The page is the same for every variant; only the choice on it begins otherwise. */
  variantId?: number | undefined;
}

/**
 * A product's address: its id, which alone decides, and then its title's first words, for those who read addresses.
 * Marks above and below letters are left out, as people write.
 */
export function productPath({ id, productName, variantId }: Addressed): string {
  const words = productName
    .normalize('NFC')
    .replace(/[\p{M}ـ]/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  const slug = (words ?? []).reduce(
    (before, word) => (before.length + word.length < LONGEST ? `${before}-${word}` : before),
    '',
  );
  const choice = variantId === undefined ? '' : `?${VARIANT_PARAM}=${variantId}`;
  return `/product/${id}${slug.replace('-', '/').toLowerCase()}${choice}`;
}
