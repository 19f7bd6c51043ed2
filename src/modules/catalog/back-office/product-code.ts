import { foldDigits } from '#platform/digits.ts';

/** The code of a product whose merchant gave it none. */
export const CODE_OF_ID = /^P-(\d{1,15})$/;

/**
 * How Excel writes a long number that it has shortened. A real code of this form could not be told from a spoilt one.
 */
export function looksShortened(code: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(foldDigits(code));
}

/** The code that lists and files show and that finds a product. */
export function productCode({ id, code }: { id: number; code: string }): string {
  return code === '' ? `P-${id}` : code;
}
