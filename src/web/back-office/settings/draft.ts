import type { ShownGroup } from '#modules/settings/back-office.calls.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';

/** Typed and unsaved values; null: back to the default. */
export type Draft = Readonly<Partial<Record<SettingPath, unknown>>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** As the form shows it. */
export function valueIn({ values, defaults }: ShownGroup, draft: Draft, path: SettingPath): unknown {
  const typed = draft[path];
  if (typed === null) return defaults[path];
  return typed === undefined ? values[path] : typed;
}

/** The draft after a change; a value that equals the saved one is no change. */
export function withChange(stored: ShownGroup, draft: Draft, [path, value]: [SettingPath, unknown]): Draft {
  const { [path]: _, ...others } = draft;
  const isAsSaved = isSame(value === null ? stored.defaults[path] : value, stored.values[path]);
  return isAsSaved ? others : { ...others, [path]: value };
}

/**
 * What is left to save after a colleague saved the group, and which of it the colleague changed too, because nobody
 * should overwrite that unseen.
 */
export function rebased(before: ShownGroup, after: ShownGroup, draft: Draft) {
  const left = Object.entries(draft).reduce<Draft>(
    (stored, [path, value]) => withChange(after, stored, [path as SettingPath, value]),
    {},
  );
  const both = (Object.keys(left) as SettingPath[]).filter(
    path => !isSame(before.values[path], after.values[path]),
  );
  return { draft: left, both: new Set(both) };
}

/**
 * The sentences that still hold after a change of one field. An error about two values is shown next to one of them,
 * though the other may be changed, so sentences next to untouched fields are dropped.
 */
export function errorsLeft(errors: Readonly<Record<string, string>>, draft: Draft, changed: SettingPath) {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => path !== changed && path in draft));
}

const DECIMAL = /^\d+(\.\d*[1-9])?$/;

/** A typed number that equals the saved one is unchanged; the server reads everything else. */
export function typedNumber(text: string): string | number {
  return DECIMAL.test(text) ? Number(text) : text;
}

/** The rates with one changed; an empty one is none. */
export function withRate(rates: Readonly<Record<string, string | number>>, id: string, typed: string) {
  const { [id]: _, ...others } = rates;
  return typed.trim() === '' ? others : { ...others, [id]: typedNumber(typed) };
}
