import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { formatAmount, formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice } from '#platform/money.ts';
import { iconNames } from '../settings/categories-and-brands/text.ts';
import { auditText } from './text.ts';
import { fieldNames, valueNames } from './values.text.ts';

/** Changes whose numbers are piastres. */
const IN_PIASTRES =
  /^(payout|refund|remittance|credit|payment|money)\.|\.(price|original_price|adjustment)$|(^|[._])(amount|paid|fee|fees|price|most|minSubtotal|gross|net|bankAmount)$/;

/** Lists of ids, which are read as they stand on the pages. */
const IDS = /^payouts$/;

/** A recorded value in words; `what` says what its numbers count. */
export function describeValue(what: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return auditText.nothing;
  if (typeof value === 'boolean') return value ? auditText.yes : auditText.no;
  if (typeof value === 'number') return describeNumber(what, value);
  if (typeof value === 'string') return wordFor(what, value) ?? describeText(value);
  const parts = Array.isArray(value)
    ? value.map(each => describeValue(what, each))
    : Object.entries(value).map(
        ([field, inside]) =>
          `${wordIn(fieldNames, field) ?? isolate(field)}: ${describeValue(field, inside)}`,
      );
  return parts.join('، ') || auditText.nothing;
}

/** Their words mean something else as well. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  icon: iconNames,
  paper: PAPER_NAMES,
};

const wordFor = (what: string, value: string): string | undefined =>
  wordIn(OWN_WORDS[what] ?? valueNames, value);

/** People may have written any word, also one that every JavaScript object has. */
export function wordIn(words: Readonly<Record<string, string>>, written: string): string | undefined {
  return Object.hasOwn(words, written) ? words[written] : undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function describeText(text: string): string {
  if (DAY.test(text)) return formatDate(new Date(text));
  return MOMENT.test(text) ? formatDateTime(new Date(text)) : isolate(text);
}

function describeNumber(what: string, value: number): string {
  if (!Number.isSafeInteger(value)) return formatAmount(value);
  if (IDS.test(what)) return isolate(String(value));
  return IN_PIASTRES.test(what) ? formatPrice(value) : formatCount(value);
}
