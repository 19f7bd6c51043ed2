const KEY = 'token';

/** The token in the browser's storage; none on the server, nor where storage is forbidden. */
export function storedToken(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a token, or with `null` removes it [AUTH-2]. */
export function storeToken(token: string | null) {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Storage is forbidden: the visitor stays a guest.
  }
}

/** Says on the document, and at the next visit before its first paint (server/pages/document.ts), that staff are here. */
export function markVisitor(who: 'staff' | 'shopper') {
  const isStaff = who === 'staff';
  document.documentElement.classList.toggle('staff', isStaff);
  try {
    if (isStaff) localStorage.setItem('staff', '1');
    else localStorage.removeItem('staff');
  } catch {
    // Storage is forbidden: the next visit sees the shop for a moment.
  }
}
