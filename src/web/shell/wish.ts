import type { WatchKind } from '#modules/catalog/watches.calls.ts';

/** What a guest asked for that only an account can have. */
export type Wish =
  | { kind: 'like'; productId: number }
  | { kind: 'watch'; productId: number; watch: WatchKind }
  | { kind: 'write'; productId: number };

/** In this tab's storage, until the guest has signed in or turned away. */
const KEY = 'wish';

/** Keeps it in the place of any that was kept before; nothing: only forgets that. */
export function storeWish(wish: Wish | undefined): void {
  try {
    if (wish) sessionStorage.setItem(KEY, JSON.stringify(wish));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the guest has to press the button again.
  }
}

/** Undefined if nothing was wished for. */
export function readWish(): Wish | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
