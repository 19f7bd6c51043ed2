import { cleanText } from '#platform/arabic.ts';
import { foldDigits, parsePounds, parseWhole } from '#platform/digits.ts';
import { normaliseEmail } from '#platform/email.ts';
import { checkText, lawText } from './check-setting.text.ts';
import { INSTAPAY_ADDRESS } from './instapay.ts';
import { fieldOf, type SettingField, type SettingValue } from './setting-field.ts';
import type { SettingPath } from './setting-path.ts';

export type Checked = { value: SettingValue; wrong?: never } | { wrong: string; value?: never };
type Field<K extends SettingField['kind']> = Extract<SettingField, { kind: K }>;

/** A setting that a person typed, in either digit set, or the sentence that says why it is wrong. */
export function checkSetting(path: SettingPath, typed: unknown): Checked {
  const field = fieldOf(path);
  switch (field.kind) {
    case 'pounds':
    case 'percent':
    case 'whole':
    case 'share':
      return isEmpty(typed) ? { wrong: checkText.missing } : checkRange(field, typed);
    case 'flag':
      return typeof typed === 'boolean' ? { value: typed } : { wrong: checkText.wrong };
    case 'choice':
      return isOneOf(field, typed) ? { value: typed } : { wrong: checkText.wrong };
    case 'span':
      return checkSpan(field, typed);
    case 'ids':
      return checkIds(typed);
    case 'percents':
      return checkPercents(field, typed);
    default:
      return checkWritten(field, path, typed);
  }
}

const decimalOf = (typed: unknown) =>
  typeof typed === 'string' || typeof typed === 'number' ? parsePounds(String(typed)) : null;

const wholeOf = (typed: unknown) =>
  typeof typed === 'string' || typeof typed === 'number' ? parseWhole(String(typed)) : null;

const isEmpty = (typed: unknown) => typeof typed === 'string' && typed.trim() === '';

function checkRange(
  { kind, from, to, law }: Field<'pounds' | 'percent' | 'whole' | 'share'>,
  typed: unknown,
): Checked {
  const isDecimal = kind === 'pounds' || kind === 'percent';
  const value = isDecimal ? decimalOf(typed) : wholeOf(typed);
  if (value !== null && value >= from && value <= to) return { value };
  if (value !== null && law) return { wrong: lawText[law] };
  return { wrong: isDecimal ? checkText.decimal(from, to) : checkText.whole(from, to) };
}

const isOneOf = ({ of }: Field<'choice'>, typed: unknown): typed is string | number =>
  of.some(each => each === typed);

function checkSpan({ to }: Field<'span'>, typed: unknown): Checked {
  const [first, last] = Array.isArray(typed) ? typed.map(wholeOf) : [];
  if (first == null || last == null || first < 1 || last > to) return { wrong: checkText.whole(1, to) };
  return first <= last ? { value: [first, last] } : { wrong: checkText.order };
}

function checkIds(typed: unknown): Checked {
  const ids = Array.isArray(typed) ? [...new Set(typed.map(wholeOf))] : [null];
  return ids.every(id => id !== null) ? { value: ids } : { wrong: checkText.wrong };
}

/** Whether it is a percentage of its own up to `to`, or empty and so none. */
export function isRate(to: number, asked: unknown): boolean {
  if (asked === '') return true;
  const rate = decimalOf(asked);
  return rate !== null && rate <= to;
}

/** An empty field means: no rate of its own. */
function checkPercents({ to }: Field<'percents'>, typed: unknown): Checked {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return { wrong: checkText.wrong };
  const rates: Record<string, number> = {};
  for (const [id, asked] of Object.entries(typed)) {
    if (!/^\d{1,15}$/.test(id) || !isRate(to, asked)) return { wrong: checkText.rates(to) };
    const rate = decimalOf(asked);
    if (rate !== null) rates[id] = rate;
  }
  return { value: rates };
}

type Written = Field<'text' | 'digits' | 'email' | 'phone' | 'link' | 'instapay'>;

/** A text; if it is empty it is not shown, except for the few required ones. */
function checkWritten(field: Written, path: SettingPath, typed: unknown): Checked {
  if (typeof typed !== 'string') return { wrong: checkText.wrong };
  const text = cleanText(typed);
  if (text === '') return path !== 'companyName' ? { value: '' } : { wrong: checkText.missing };
  switch (field.kind) {
    case 'text':
      return text.length <= field.most ? { value: text } : { wrong: checkText.long(field.most) };
    case 'digits':
      return matching(
        foldDigits(text).replace(/[\s-]/g, ''),
        new RegExp(`^\\d{${field.least},${field.most}}$`),
        checkText.digits(field),
      );
    case 'email':
      return matching(normaliseEmail(text) ?? '', /@/, checkText.email);
    case 'phone':
      return matching(foldDigits(text).replace(/[\s()-]/g, ''), /^\+?\d{5,15}$/, checkText.phone);
    case 'instapay':
      return matching(text.toLowerCase(), INSTAPAY_ADDRESS, checkText.instapay);
    case 'link':
      return isWebAddress(text) ? { value: text } : { wrong: checkText.link };
  }
}

const matching = (text: string, pattern: RegExp, wrong: string): Checked =>
  pattern.test(text) ? { value: text } : { wrong };

/** Links of the shop must be of this kind, because `javascript:` would run. */
function isWebAddress(text: string): boolean {
  if (text.length > 300 || !/^https?:\/\/[^\s]+$/i.test(text)) return false;
  return URL.canParse(text) && new URL(text).hostname.includes('.');
}
