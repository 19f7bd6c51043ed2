import { useEffect, useSyncExternalStore } from 'react';
import { listLikes, toggleProductLike } from '#modules/catalog/calls.ts';
import { openLoginModal } from '../shell/login-modal.tsx';
import { api } from './api.ts';
import { isSignedIn, useRole } from './session.ts';

let liked: ReadonlySet<number> = new Set();
let pending: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setLiked(ids: Iterable<number>) {
  liked = new Set(ids);
  tell();
}

function setPending(ids: Iterable<number>) {
  pending = new Set(ids);
  tell();
}

const without = (ids: ReadonlySet<number>, id: number) => [...ids].filter(each => each !== id);

/** Fetches the account's likes as soon as the account is known; a guest has none. */
export function useLoadLikes() {
  const role = useRole();
  useEffect(() => {
    if (role === null) return setLiked([]);
    api(listLikes, {}).then(likes => setLiked(likes.productIds), console.error);
  }, [role]);
}

export function useLiked(productId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => liked.has(productId),
    () => false,
  );
}

export function useLikePending(productId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending.has(productId),
    () => false,
  );
}

/**
 * Likes a product or removes the like, wherever it is shown. A guest is asked to log in, and a click during a call is
 * ignored. A failure changes nothing and shows nothing [CRD-5].
 */
export async function toggleLike(productId: number): Promise<void> {
  if (!isSignedIn()) return openLoginModal({ kind: 'like', productId });
  if (pending.has(productId)) return;
  setPending([...pending, productId]);
  try {
    const action = liked.has(productId) ? 'dislike' : 'like';
    const { success, isLiked } = await api(toggleProductLike, { productId, action });
    if (success) setLiked(isLiked ? [...liked, productId] : without(liked, productId));
  } catch {
    // Silent by the specification.
  } finally {
    setPending(without(pending, productId));
  }
}
