import { formatCount } from './digits.ts';

/**
 * One whole sentence for each category, because Arabic numbers change the noun, and its dual and plural are often
 * another word.
 */
export type PluralForms = Readonly<Record<Intl.LDMLPluralRule, string>>;

const RULES = new Intl.PluralRules('ar-EG');

/** The form that agrees with a whole number, with `{n}` replaced by the number in Arabic-Indic digits. */
export function plural(count: number, forms: PluralForms): string {
  return forms[RULES.select(count)].replaceAll('{n}', () => formatCount(count));
}
