import { type PluralForms, plural } from '#platform/plural.ts';
import { type Disclosure, FACT_NAMES, type FactName } from './disclosure.ts';

/** As the specifications of a product are named. */
export const factNames: Readonly<Record<FactName, string>> = {
  origin: 'بلد المنشأ',
  maker: 'الصانع أو المستورد',
  warrantyMonths: 'الضمان',
  hazards: 'تحذيرات',
};

const MONTHS: PluralForms = {
  zero: 'بلا ضمان',
  one: 'شهر واحد',
  two: 'شهران',
  few: '{n} أشهر',
  many: '{n} شهرًا',
  other: '{n} شهر',
};

/** By name, as the specifications are shown; nothing of what its merchant has not said. */
export function disclosedFacts(product: Disclosure): [string, string][] {
  return FACT_NAMES.map((name): [string, string] => [factNames[name], worded(product[name])]).filter(
    ([, value]) => value !== '',
  );
}

function worded(value: Disclosure[FactName]): string {
  return typeof value === 'number' ? plural(value, MONTHS) : (value ?? '');
}
