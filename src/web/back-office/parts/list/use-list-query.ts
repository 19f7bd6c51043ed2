import { useSearchParams } from 'react-router';
import { clampPage } from '#platform/page.ts';
import { addressNow, type Changes, type Chosen, changed, type Filters, id, readFilters } from './address.ts';

/** Further pages are not linked and not asked for. */
const MOST_PAGES = 10_000;

interface Options<Name> {
  /** The last page that the call answers. */
  mostPages?: number;
  /** Ways to look at the list, which do not make it shorter: its order. */
  views?: readonly Name[];
  /** The name of `before` in the address, if a page has several lists. */
  before?: string;
}

/** Where in the list, and the way to other places. */
export interface ListPlace {
  page: number;
  /** In a list without numbered pages, the last row of the page before. */
  before: number | undefined;
  /** Whether a filter hides something. */
  isNarrowed: boolean;
  /** The address of another place in the same list; without a place, of its beginning. */
  hrefWith: (place: { page?: number; before?: number }) => string;
  /** The address of the list without filters. */
  hrefCleared: string;
}

export interface ListQuery<F extends Filters> extends ListPlace {
  /** What the list is asked for, without the place in it. */
  filter: Chosen<F>;
  /** A filter's text for its field; empty if it is not set. */
  textOf: (name: keyof F & string) => string;
  /** Changes filters and returns to the list's beginning. `push` lets the back button undo it. */
  set: (changes: Partial<Record<keyof F & string, Changes[string]>>, history: 'push' | 'replace') => void;
  /** The address of the same list with such filters, at its beginning. */
  hrefOf: (changes: Partial<Record<keyof F & string, Changes[string]>>) => string;
}

/** A list's filters and its place in it, which are in the address: they survive a reload and can be linked. */
export function useListQuery<F extends Filters>(
  filters: F,
  { mostPages = MOST_PAGES, views = [], before = 'before' }: Options<keyof F> = {},
): ListQuery<F> {
  const [params, setParams] = useSearchParams();
  const filter = readFilters(params, filters);
  const next = (changes: Changes, from = params) => changed(from, { page: null, [before]: null, ...changes });
  const none = Object.fromEntries(Object.keys(filters).map(name => [name, null]));
  return {
    filter,
    page: clampPage(Number(params.get('page') ?? 1), mostPages),
    before: id(params.get(before) ?? '') ?? undefined,
    isNarrowed: Object.keys(filter).some(name => !views.includes(name)),
    textOf: name => String(filter[name] ?? ''),
    set: (changes, history) =>
      setParams(next(changes, addressNow()), { replace: history === 'replace', preventScrollReset: true }),
    hrefWith: place => `?${next({ page: place.page, [before]: place.before })}`,
    hrefOf: changes => `?${next(changes)}`,
    hrefCleared: `?${next(none)}`,
  };
}
