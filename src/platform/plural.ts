import { formatCount } from './digits.ts';

/**
 * One whole sentence for each category, because Arabic numbers change the noun, and its dual and plural are often
 * another word.
 */
export type PluralForms = Readonly<Record<Intl.LDMLPluralRule, string>>;

/** The form that agrees with a whole number, with `{n}` replaced by the number in Arabic-Indic digits. */
export function plural(count: number, forms: PluralForms): string {
  return forms[formOf(count)].replaceAll('{n}', () => formatCount(count));
}

/** The category of a whole number in Arabic, by the rules of Unicode's CLDR: 3 to 10 and 11 to 99 of each hundred. */
function formOf(count: number): Intl.LDMLPluralRule {
  const whole = Math.abs(count);
  const rest = whole % 100;
  const larger = rest <= 10 ? 'few' : 'many';
  return SMALLEST[whole] ?? (rest < 3 ? 'other' : larger);
}

const SMALLEST = ['zero', 'one', 'two'] as const;
