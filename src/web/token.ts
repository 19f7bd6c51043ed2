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
