import { AFTER_REFUND_TEXT } from '#modules/checkout/text.ts';
import { isolate } from '#platform/isolate.ts';
import { refundedParcelText } from '../payments/text.ts';
import { claimText, exceptionText } from '../remittances/text.ts';
import { dueNames } from './months.text.ts';

const differences = Object.entries(exceptionText.outcomes).flatMap(([kind, outcomes]) =>
  Object.entries(outcomes).map(([outcome, name]) => [`${kind}.${outcome}`, name] as const),
);

const NAMES: Readonly<Record<string, string>> = {
  penalty: 'غرامة على المتجر',
  credit: 'لصالح المتجر',
  ...dueNames,
  accepted: claimText.decisions.accepted,
  'rejected.merchant': `رفضت الشركة، ويتحمل ${claimText.lossParties.merchant}`,
  'rejected.platform': `رفضت الشركة، وتتحمل ${claimText.lossParties.platform}`,
  ...Object.fromEntries(differences),
  ...AFTER_REFUND_TEXT,
  paid: refundedParcelText.paid,
};

/** What exactly is signed, where the name of the action leaves it open. */
export const choiceName = (choice: string): string => NAMES[choice] ?? '';

export const choiceOf = (beneficiary: string | null, choice: string): string =>
  [beneficiary && isolate(beneficiary), choiceName(choice)].filter(Boolean).join(' · ');
