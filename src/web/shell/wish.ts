import { useEffect, useState } from 'react';
import type { WatchKind } from '#modules/catalog/watches.calls.ts';
import type { ReportKind } from '#modules/moderation/report.ts';
import { isSignedIn } from '../data/session.ts';

/** What a guest asked for that only an account can have. */
export type Wish =
  | { kind: 'like'; productId: number }
  | { kind: 'watch'; productId: number; watch: WatchKind }
  | { kind: 'write'; productId: number }
  | { kind: 'helpful'; reviewId: number }
  | { kind: 'ask'; productId: number }
  | { kind: 'report'; of: ReportKind; subjectId: number };

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

/**
 * The wish of who comes back from signing in, if it is of this kind; it is given once. They come without loading the page,
 * so it is never drawn by the server.
 */
export function useWish<K extends Wish['kind']>(kind: K): Extract<Wish, { kind: K }> | undefined {
  const [wish] = useState(() => {
    const stored = readWish();
    return isOf(stored, kind) && isSignedIn() ? stored : undefined;
  });
  useEffect(() => {
    if (wish) storeWish(undefined);
  }, [wish]);
  return wish;
}

function isOf<K extends Wish['kind']>(wish: Wish | undefined, kind: K): wish is Extract<Wish, { kind: K }> {
  return wish?.kind === kind;
}
