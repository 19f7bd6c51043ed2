import { useSyncExternalStore } from 'react';
import { logOut, showRole } from '#modules/accounts/session.calls.ts';
import type { CallBody } from '#platform/call.ts';
import type { Permission } from '#platform/permission.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from './api.ts';
import { forgetStored } from './stored-list.ts';
import { markVisitor, ownToken, storedToken, storeToken, takeToken } from './token.ts';

export type RoleData = CallBody<typeof showRole>;

export interface Session {
  /** `loading`: a token is stored, and the role call has not answered yet. */
  state: 'guest' | 'loading' | 'known';
  account: RoleData | null;
  role: RoleData['role'] | null;
}

const GUEST: Session = { state: 'guest', account: null, role: null };
/** Also the state on the server and at the first paint, because nobody is known yet. */
const LOADING: Session = { state: 'loading', account: null, role: null };

let session: Session = LOADING;
/** Whom this page has shown last. */
let shownId: number | undefined;
const listeners = new Set<() => void>();

function set(next: Session) {
  session = next;
  if (next.state !== 'loading') markVisitor(isStaff(next) ? 'staff' : 'shopper');
  for (const listener of listeners) listener();
}

/** Staff see another bar, and another page at `/` [HDR-8, NAV-7]. */
const isStaff = ({ role }: Session) => role !== null && role !== 'user';

/** Loads the session, and again whenever another tab signs in or out, also while this page was left and kept. */
export function watchSession(): void {
  const follow = () => {
    if (storedToken() !== ownToken()) void loadSession();
  };
  void loadSession();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}

/** Fetches the account of the stored token [AUTH-1]; called once at the start, and after sign-in. */
export async function loadSession(): Promise<void> {
  const token = storedToken();
  if (!session.account || token === null) takeToken(token);
  if (token === null) return set(GUEST);
  // What somebody types stays while they sign in again, here or in another tab.
  if (!session.account) set(LOADING);
  try {
    const account = await api(showRole, {}, { authorization: `Bearer ${token}` });
    // Nothing of who was here before may stay on the page.
    if (shownId && shownId !== account.id) return location.reload();
    shownId = account.id;
    takeToken(token);
    set({ state: 'known', account, role: account.role });
  } catch (error) {
    // An invalid token is removed; after a network failure it stays for the next visit [AUTH-3].
    console.error('role call failed', error);
    if (error instanceof Refusal && error.status === 401 && storedToken() === token) {
      storeToken(null);
      takeToken(null);
    }
    set(GUEST);
  }
}

/** Stores the token and fetches its account. */
export async function signIn(token: string): Promise<void> {
  storeToken(token);
  await loadSession();
}

/** Shows at once what the account's owner has changed. */
export function updateAccount(change: Partial<RoleData>): void {
  if (session.account) set({ ...session, account: { ...session.account, ...change } });
}

/** Revokes the session, removes the token and what tells of its person, goes to `/` and reloads [HDR-6]. Works offline too. */
export async function signOut(): Promise<void> {
  await api(logOut, {}).catch(() => undefined);
  storeToken(null);
  forgetStored();
  location.assign('/');
}

/** Whether a token is stored; cart and like check this first. */
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

/** A part of the session, so that what does not show the rest of it is not drawn again; `atFirst` until somebody is known. */
function useOfSession<Part extends string | boolean | null>(
  read: (of: Session) => Part,
  atFirst: Part,
): Part {
  return useSyncExternalStore(
    subscribeToSession,
    () => read(session),
    () => atFirst,
  );
}

/** Whether it is known who looks: never on the server, nor while a browser wakes what the server drew. */
export function useIsKnown(): boolean {
  return useOfSession(({ state }) => state !== 'loading', false);
}

export function useRole(): Session['role'] {
  return useOfSession(({ role }) => role, null);
}

export function useIsBuyer(): boolean {
  return useRole() === 'user';
}

export function useIsStaff(): boolean {
  return useOfSession(isStaff, false);
}

/** Whether the account in this tab has a permission. */
export function useMay(permission: Permission): boolean {
  return useOfSession(({ account }) => account?.permissions.includes(permission) ?? false, false);
}
