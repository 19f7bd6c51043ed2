/**
 * What spreadsheet programs may read as a formula (OWASP, CSV injection): the first characters of one, also in full
 * width, and after the white space that some programs skip.
 */
const BEGINS_A_FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;
const LOOKS_GUARDED = /^'+[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r\n]/;

/**
 * The same behind what another program takes for the end of a cell. Excel opens a CSV by the list separator of its
 * Windows, which in Egypt is a semicolon, and then neither commas nor quotation marks hold a cell together.
 */
const ENDS_A_CELL = '(?<=[;؛|\\t\\r\\n])';
const FORMULA_NEXT = `(?='*(?:[^\\S\\t\\r\\n]|")*[=+\\-@＝＋－＠])`;
const BEGINS_BEHIND = new RegExp(ENDS_A_CELL + FORMULA_NEXT, 'g');
const GUARDED_BEHIND = new RegExp(`${ENDS_A_CELL}'${FORMULA_NEXT}`, 'g');

/** Puts an apostrophe before whatever in a text looks like a formula, so no spreadsheet program runs it. */
export function guardFormula(text: string): string {
  return guardBeginning(text.replace(BEGINS_BEHIND, "'"));
}

function guardBeginning(text: string): string {
  return BEGINS_A_FORMULA.test(text) || LOOKS_GUARDED.test(text) ? `'${text}` : text;
}

/** Removes that guard, so text that was exported and imported again is unchanged. */
export function withoutGuard(text: string): string {
  const isGuarded = text.startsWith("'") && guardBeginning(text.slice(1)) === text;
  return (isGuarded ? text.slice(1) : text).replace(GUARDED_BEHIND, '');
}
