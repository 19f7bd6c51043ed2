import type { Disclosure } from '#modules/catalog/disclosure.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

const MONTHS: PluralForms = {
  zero: 'بلا ضمان',
  one: 'شهر واحد',
  two: 'شهران',
  few: '{n} أشهر',
  many: '{n} شهرًا',
  other: '{n} شهر',
};

/** By name, as the specifications are shown; nothing of what its merchant has not said. */
export function disclosedFacts({ origin, maker, warrantyMonths, hazards }: Disclosure): [string, string][] {
  const warranty = warrantyMonths === null ? '' : plural(warrantyMonths, MONTHS);
  const facts: [string, string][] = [
    ['بلد المنشأ', origin],
    ['الصانع أو المستورد', maker],
    ['الضمان', warranty],
    ['تحذيرات', hazards],
  ];
  return facts.filter(([, value]) => value !== '');
}
