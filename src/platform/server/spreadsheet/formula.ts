/**
 * What spreadsheet programs may take for a formula (OWASP, CSV injection): the signs that begin one, also in their full
 * width, and after the white space that some of them skip.
 */
const BEGINS_A_FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The text so that no spreadsheet program runs it: an apostrophe before what looks like a formula. */
export function guardFormula(text: string): string {
  return BEGINS_A_FORMULA.test(text) || /^'+[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r\n]/.test(text)
    ? `'${text}`
    : text;
}

/** The text that was guarded: what is exported and imported again has not changed. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && guardFormula(text.slice(1)) === text ? text.slice(1) : text;
}
