import { useState } from 'react';
import type { Chosen, Filters } from './address.ts';

/** A list's filters under a name. */
export interface SavedView {
  name: string;
  /** As the address has them. */
  query: string;
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

/** An account's own views of a list, in this browser. */
export function useSavedViews(list: ViewedList, accountId: number) {
  const key = `wekala-views-${list}-of-${accountId}`;
  const [views, setViews] = useState(() => readViews(key));
  const change = (next: readonly SavedView[]) => {
    setViews(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that stores nothing shows them until the page is left.
    }
  };
  return {
    views,
    save: (view: SavedView) => change(withView(views, view)),
    remove: (gone: SavedView) => change(views.filter(({ name }) => name !== gone.name)),
  };
}

function readViews(key: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(-MOST_VIEWS) : [];
  } catch {
    return [];
  }
}

const isView = (each: unknown): each is SavedView =>
  typeof (each as SavedView | null)?.name === 'string' && typeof (each as SavedView).query === 'string';
