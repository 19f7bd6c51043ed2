/** Unsaved changes, which this browser keeps over a crash or a closed tab. */
export interface StoredForm<F> {
  /** The thing they started from, and its version: `null` for a new thing. */
  base: F;
  version: number | null;
  form: F;
}

/** The key of a kept form; another account in this browser does not find it. */
export function storedKey(userId: number, { name, id }: { name: string; id: number | null }): string {
  return `wekala-${name}-${id ?? 'new'}-of-${userId}`;
}

/** `empty` supplies fields that the form has gained since. */
export function readStoredForm<F extends object>(key: string, empty: F): StoredForm<F> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredForm<F> | null;
    if (!stored?.form || !stored.base) return null;
    return { ...stored, form: { ...empty, ...stored.form }, base: { ...empty, ...stored.base } };
  } catch {
    return null;
  }
}

/** If the browser stores nothing, only the leave guard remains. */
export function writeStoredForm<F>(key: string, stored: StoredForm<F>): void {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // A full or closed storage must not stop anybody from typing.
  }
}

export function forgetStoredForm(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}
