import { foldDigits } from '#platform/digits.ts';

/** How a product without a code of its merchant's own is called. */
export const CODE_OF_ID = /^P-(\d{1,15})$/;

/** How Excel writes a long number that it has shortened: nobody could tell such a code of ours from one that it spoilt. */
export function looksShortened(code: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(foldDigits(code));
}

/** What a product is called in lists and files, and found by. */
export function productCode({ id, code }: { id: number; code: string }): string {
  return code === '' ? `P-${id}` : code;
}
