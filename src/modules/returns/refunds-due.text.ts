import { type PluralForms, plural } from '#platform/plural.ts';

const REFUNDS: PluralForms = {
  zero: 'لا مبالغ للرد إلى العملاء يقترب موعدها القانوني',
  one: 'مبلغ واحد للرد إلى العملاء يقترب موعده القانوني أو فات',
  two: 'مبلغان للرد إلى العملاء يقترب موعدهما القانوني أو فات',
  few: '{n} مبالغ للرد إلى العملاء يقترب موعدها القانوني أو فات',
  many: '{n} مبلغًا للرد إلى العملاء يقترب موعدها القانوني أو فات',
  other: '{n} مبلغ للرد إلى العملاء يقترب موعدها القانوني أو فات',
};

/** Sent to finance while refunds are near the end of their lawful term. */
export const refundsDue = {
  title: (count: number) => plural(count, REFUNDS),
  body: () => 'المهلة القانونية سبعة أيام من عودة القطع. راجع قائمة المبالغ المستردة.',
} as const;
