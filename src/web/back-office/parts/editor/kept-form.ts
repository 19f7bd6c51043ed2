/** Unsaved changes, which this browser keeps over a crash or a closed tab. */
export interface KeptForm<F> {
  /** The thing they started from, and its version: `null` for a new thing. */
  base: F;
  version: number | null;
  form: F;
}

/** The key of a kept form; another account in this browser does not find it. */
export function keptKey(userId: number, { name, id }: { name: string; id: number | null }): string {
  return `wekala-${name}-${id ?? 'new'}-of-${userId}`;
}

/** `empty` supplies fields that the form has gained since. */
export function readKeptForm<F extends object>(key: string, empty: F): KeptForm<F> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptForm<F> | null;
    if (!kept?.form || !kept.base) return null;
    return { ...kept, form: { ...empty, ...kept.form }, base: { ...empty, ...kept.base } };
  } catch {
    return null;
  }
}

/** If the browser stores nothing, only the leave guard remains. */
export function writeKeptForm<F>(key: string, kept: KeptForm<F>): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or closed storage must not stop anybody from typing.
  }
}

export function forgetKeptForm(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}
