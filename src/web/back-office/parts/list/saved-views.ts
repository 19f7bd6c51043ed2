import { useState } from 'react';
import { useSession } from '../../../data/session.ts';
import type { Chosen, Filters } from './address.ts';

/** A list's filters under a name. */
export interface SavedView {
  name: string;
  /** As the address has them. */
  query: string;
  /** The columns that it leaves out, by their ids; views of before columns could be chosen have none. */
  hidden?: readonly string[];
}

/** Which lists have saved views. */
export type ViewedList = 'orders' | 'products';

export const LONGEST_NAME = 40;
const MOST_VIEWS = 12;
/** What is typed to find one thing is no view; it may also be a buyer's number. */
const LEFT_OUT = 'q';

/** The filters as text, the same whatever their order; empty if the list is whole. */
export function viewQuery(filter: Chosen<Filters>): string {
  const chosen = Object.entries(filter).filter(([name]) => name !== LEFT_OUT);
  const params = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
  params.sort();
  return params.toString();
}

/** A tab, an order or typed words alone are at hand already. */
export const isWorthSaving = (filter: Chosen<Filters>): boolean =>
  Object.keys(filter).some(name => ![LEFT_OUT, 'tab', 'sort'].includes(name));

/** A new view stands last; the same name or the same filters are saved once. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name, query }) => name !== view.name && query !== view.query);
  return [...others, view].slice(-MOST_VIEWS);
}

export type SavedViews = ReturnType<typeof useSavedViews>;

/** An account's own views of a list and the columns it leaves out, in this browser. */
export function useSavedViews(list: ViewedList, filter: Chosen<Filters>) {
  const accountId = useSession().account?.id ?? 0;
  const [views, change] = useStored(`wekala-views-${list}-of-${accountId}`, readViews);
  const [hiddenElsewhere, hideElsewhere] = useStored(`wekala-columns-${list}-of-${accountId}`, readNames);
  const query = viewQuery(filter);
  const shown = views.find(view => view.query === query);
  const hidden = shown?.hidden ?? hiddenElsewhere;
  return {
    views,
    shown,
    /** What is shown now, as a view has it. */
    query,
    canSave: isWorthSaving(filter) && !shown,
    hidden,
    /** A saved view keeps its own columns; any other look at the list has those of the list. */
    hide: (next: readonly string[]) => {
      if (!shown) return hideElsewhere(next);
      change(views.map(view => (view === shown ? { ...view, hidden: next } : view)));
    },
    save: (name: string) => change(withView(views, { name, query, hidden })),
    remove: (gone: SavedView) => change(views.filter(({ name }) => name !== gone.name)),
  };
}

/** What stands in the browser under a key; it is read once, and written with each change. */
function useStored<Value>(key: string, read: (stored: unknown) => Value) {
  const [value, setValue] = useState(() => read(readStored(key)));
  const change = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that stores nothing shows it until the page is left.
    }
  };
  return [value, change] as const;
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

const readViews = (stored: unknown): readonly SavedView[] =>
  Array.isArray(stored) ? stored.flatMap(viewOf).slice(-MOST_VIEWS) : [];

const readNames = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : [];

/** As it was saved, or nothing. */
export function viewOf(stored: unknown): SavedView[] {
  const { name, query, hidden } = (stored ?? {}) as Partial<SavedView>;
  if (typeof name !== 'string' || typeof query !== 'string') return [];
  return [{ name, query, ...(hidden && { hidden: readNames(hidden) }) }];
}
