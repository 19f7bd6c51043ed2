/** Changes that were not saved, as this browser keeps them over a crash or a closed tab. */
export interface KeptForm<F> {
  /** What they began with, and its version: `null` of a thing that is none yet. */
  base: F;
  version: number | null;
  form: F;
}

/** Where a form is kept: whoever else signs in on this browser finds nothing of it. */
export function keptKey(userId: number, { name, id }: { name: string; id: number | null }): string {
  return `wekala-${name}-${id ?? 'new'}-of-${userId}`;
}

/** `empty` stands in for fields that the form has grown since. */
export function readKeptForm<F extends object>(key: string, empty: F): KeptForm<F> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptForm<F> | null;
    if (!kept?.form || !kept.base) return null;
    return { ...kept, form: { ...empty, ...kept.form }, base: { ...empty, ...kept.base } };
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, the leave guard alone stands. */
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
    // Then nothing was kept either.
  }
}
