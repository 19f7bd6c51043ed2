import type { AuditEntry } from '#modules/accounts/audit.calls.ts';
import { WORK_NAMES } from '#modules/reports/finance-work.text.ts';
import { FINANCE_WORK } from '#modules/reports/finance-work.ts';
import { PAGE_NAMES } from '#modules/settings/calls.ts';
import { fieldOf, isSettingPath, type SettingKind } from '#modules/settings/setting-field.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';
import { formatAmount, formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice } from '#platform/money.ts';
import { unitOf } from '../parts/settings-layout.ts';
import { choiceNames, settingNames } from '../settings/setting.text.ts';
import { tabNames } from '../settings/tab.text.ts';
import { unitText } from '../settings/text.ts';
import { describeValue } from './describe-value.ts';
import type { Names } from './names.ts';
import { auditText, subjectNames } from './text.ts';

type Change = Pick<AuditEntry, 'what' | 'subject' | 'from' | 'to'>;
interface Said {
  from: string;
  to: string;
}

const LIST = '، ';

/** The old and the new value in words. */
export function describeChange({ what, subject, from, to }: Change, names: Names): Said {
  if (what === 'category.order') return describeOrder(from as number[], to as number[], names);
  const { type, id } = subject;
  if (type === 'setting' && isSettingPath(id))
    return { from: describeSetting(id, from, names), to: describeSetting(id, to, names) };
  const [was, is] = partsThatDiffer(from, to);
  return { from: describeValue(what, was), to: describeValue(what, is) };
}

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Of something with parts, the parts that differ; of something new, all it has. */
function partsThatDiffer(from: unknown, to: unknown): [unknown, unknown] {
  if (!isParts(to)) return [from, to];
  const parts = Object.entries(to);
  if (!isParts(from)) return [from, Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)))];
  const changed = parts.filter(([name, part]) => JSON.stringify(part) !== JSON.stringify(from[name]));
  const was = changed.map(([name]) => [name, from[name]]);
  return [Object.fromEntries(was), Object.fromEntries(changed)];
}

/** Of an order, only the places that changed. */
function describeOrder(from: readonly number[], to: readonly number[], { categories }: Names): Said {
  const places = to.flatMap((id, at) => (from[at] === id ? [] : [at]));
  const say = (ids: readonly number[]) =>
    places.map(at => auditText.inPlace(at + 1, nameIn(categories, ids[at] as number))).join(LIST);
  return { from: say(from), to: say(to) };
}

function describeSetting(path: SettingPath, value: unknown, names: Names): string {
  const field = fieldOf(path);
  if (value === null || value === undefined || value === '') return auditText.nothing;
  switch (field.kind) {
    case 'choice':
      return choiceNames[path]?.[String(value)] ?? String(value);
    case 'span':
      return `${(value as number[]).map(formatCount).join('–')} ${unitText.workdays}`;
    case 'ids':
      return (value as number[]).map(id => nameIn(names[field.of], id)).join(LIST) || auditText.nothing;
    case 'percents':
      return describeRates(value as Record<string, number>, names[field.of]);
    default:
      return describePlain(path, field.kind, value);
  }
}

function describePlain(path: SettingPath, kind: SettingKind['kind'], value: unknown): string {
  if (typeof value === 'boolean') return value ? auditText.yes : auditText.no;
  if (typeof value !== 'number') return isolate(String(value));
  if (kind === 'pounds') return formatPrice(value);
  if (kind === 'share') return `${formatCount(Math.round(value * 100))}${unitText.percent}`;
  if (kind === 'percent') return `${formatAmount(value)}${unitText.percent}`;
  return `${formatCount(value)} ${unitOf(path)}`.trim();
}

function describeRates(rates: Record<string, number>, names: ReadonlyMap<number, string>): string {
  const said = Object.entries(rates).map(
    ([id, rate]) => `${nameIn(names, Number(id))}: ${formatAmount(rate)}${unitText.percent}`,
  );
  return said.join(LIST) || auditText.nothing;
}

const nameIn = (names: ReadonlyMap<number, string>, id: number) =>
  names.get(id) ?? auditText.number(formatCount(id));

/** The changed subject, by its name if it has one. */
export function nameOf({ type, id, name }: AuditEntry['subject']): string {
  if (type === 'setting' && isSettingPath(id)) return `${subjectNames[type]} «${settingNames[id]}»`;
  const work = FINANCE_WORK.find(kind => type === 'finance_work' && id.startsWith(`${kind}/`));
  if (work) return `${WORK_NAMES[work]} ${isolate(id.slice(work.length + 1))}`;
  const page = PAGE_NAMES.find(each => type === 'page' && each === id);
  if (page) return tabNames[page];
  if (type === 'category' && id === 'all') return tabNames.categories;
  return `${subjectNames[type] ?? type} ${isolate(name || id)}`;
}
