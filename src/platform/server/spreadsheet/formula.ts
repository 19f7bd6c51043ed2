/**
 * What spreadsheet programs may read as a formula (OWASP, CSV injection): the first characters of one, also in full
 * width, and after the white space that some programs skip.
 */
const BEGINS_A_FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Puts an apostrophe before text that looks like a formula, so no spreadsheet program runs it. */
export function guardFormula(text: string): string {
  return BEGINS_A_FORMULA.test(text) || /^'+[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r\n]/.test(text)
    ? `'${text}`
    : text;
}

/** Removes that guard, so text that was exported and imported again is unchanged. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && guardFormula(text.slice(1)) === text ? text.slice(1) : text;
}
