import { type PluralForms, plural } from '#platform/plural.ts';

const REFUNDS: PluralForms = {
  zero: 'لا مبالغ',
  one: 'مبلغ واحد',
  two: 'مبلغان',
  few: '{n} مبالغ',
  many: '{n} مبلغًا',
  other: '{n} مبلغ',
};

/** Sent to finance while refunds are near the end of their lawful term. */
export const refundsDue = {
  title: (count: number) => `${plural(count, REFUNDS)} للرد إلى العملاء يقترب موعدها القانوني أو فات`,
  body: () => 'المهلة القانونية سبعة أيام من عودة القطع. راجع قائمة المبالغ المستردة.',
} as const;
