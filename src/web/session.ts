import { useSyncExternalStore } from 'react';
import { logOut, showRole } from '#modules/accounts/contract/session.ts';
import type { CallBody } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from './api.ts';
import { markVisitor, storedToken, storeToken } from './token.ts';

export type RoleData = CallBody<typeof showRole>;

export interface Session {
  /** `loading`: a token is stored and the role call has not answered yet. */
  state: 'guest' | 'loading' | 'known';
  account: RoleData | null;
  role: RoleData['role'] | null;
}

const GUEST: Session = { state: 'guest', account: null, role: null };
/** Also what the server and the first paint show: nobody knows yet. */
const LOADING: Session = { state: 'loading', account: null, role: null };

let session: Session = LOADING;
const listeners = new Set<() => void>();

function set(next: Session) {
  session = next;
  if (next.state !== 'loading') markVisitor(isStaff(next) ? 'staff' : 'shopper');
  for (const listener of listeners) listener();
}

/** Staff see another bar, and at `/` another page [HDR-8, NAV-7]. */
const isStaff = ({ role }: Session) => role !== null && role !== 'user';

/** Asks who the stored token belongs to [AUTH-1]; called once at start, and after sign-in. */
export async function loadSession(): Promise<void> {
  if (storedToken() === null) return set(GUEST);
  set(LOADING);
  try {
    const account = await api(showRole, {});
    set({ state: 'known', account, role: account.role });
  } catch (error) {
    // A token that is no longer good is removed; a failure of the network leaves it for the next visit [AUTH-3].
    console.error('role call failed', error);
    if (error instanceof Refusal && error.status === 401) storeToken(null);
    set(GUEST);
  }
}

/** Keeps the token and learns whose it is. */
export async function signIn(token: string): Promise<void> {
  storeToken(token);
  await loadSession();
}

/** Shows at once what an account's owner has changed of it. */
export function updateAccount(change: Partial<RoleData>): void {
  if (session.account) set({ ...session, account: { ...session.account, ...change } });
}

/** Revokes the session, removes the token, goes to `/` and reloads [HDR-6]. Works offline too. */
export async function signOut(): Promise<void> {
  await api(logOut, {}).catch(() => undefined);
  storeToken(null);
  location.assign('/');
}

/** Whether a token is stored: what cart and like ask before anything else. */
export function isSignedIn(): boolean {
  return storedToken() !== null;
}

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => LOADING);
}

export function useIsStaff(): boolean {
  return isStaff(useSession());
}
