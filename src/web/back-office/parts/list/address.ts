import { isCalendarDay } from '#platform/dates.ts';

/** How a filter is read from the address; null if its text means nothing there, and the list is then not filtered by it. */
export type Read<Value> = (text: string) => Value | null;

export const words: Read<string> = text => text.trim() || null;

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Read<Value> =>
  text =>
    values.find(value => value === text) ?? null;

export const id: Read<number> = text => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export const day: Read<string> = text => (isCalendarDay(text) ? text : null);

/** A list's filters by their names in the address. */
export type Filters = Readonly<Record<string, Read<string | number>>>;

/** The filters that the address sets. */
export type Chosen<F extends Filters> = { readonly [Name in keyof F]?: NonNullable<ReturnType<F[Name]>> };

/** Null or an empty text removes. */
export type Changes = Readonly<Record<string, string | number | null | undefined>>;

export function readFilters<F extends Filters>(params: URLSearchParams, filters: F): Chosen<F> {
  const set = Object.entries(filters).flatMap(([name, read]) => {
    const value = read(params.get(name) ?? '');
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(set) as Chosen<F>;
}

/** The same address with such changes. */
export function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * What the address says at this moment, for a change of it. What a page was last drawn with may be older: a row chosen
 * within the pause after typing was lost when the words got into the address.
 */
export const addressNow = () => new URLSearchParams(window.location.search);
