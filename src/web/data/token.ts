const KEY = 'token';

/** The token in the browser's storage; null on the server, and if storage is forbidden. */
export function storedToken(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let own: string | null | undefined;

/**
 * The token of whom this page shows, by which all its calls are made: in another tab somebody else may have signed in
 * meanwhile.
 */
export const ownToken = (): string | null => (own === undefined ? storedToken() : own);

/** From now on the page shows the owner of this token, or nobody. */
export function takeToken(token: string | null): void {
  own = token;
}

/** Stores a token, or with `null` removes it [AUTH-2]. */
export function storeToken(token: string | null) {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Storage is forbidden, so the visitor stays a guest.
  }
}

/** Marks the document, and the next visit before its first paint (server/pages/document.ts), as staff's. */
export function markVisitor(who: 'staff' | 'shopper') {
  const isStaff = who === 'staff';
  document.documentElement.classList.toggle('staff', isStaff);
  try {
    if (isStaff) localStorage.setItem('staff', '1');
    else localStorage.removeItem('staff');
  } catch {
    // Storage is forbidden, so the next visit shows the shop for a moment.
  }
}
