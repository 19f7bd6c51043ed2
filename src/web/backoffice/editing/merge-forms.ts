/** Fields of a form that change as one: options, say, make no sense without their variants. */
export type FormParts<F> = readonly (readonly [keyof F, ...(keyof F)[]])[];

export interface Merged<F> {
  form: F;
  /** What somebody else has changed and I had not touched: taken from him. */
  theirs: (keyof F)[];
  /** What both have changed: mine stands in the form, and saving would put it over his. */
  both: (keyof F)[];
}

interface Versions<F> {
  /** What both began with. */
  base: F;
  mine: F;
  saved: F;
}

/** My form over what somebody else has saved since both began. */
export function mergeForms<F extends object>(
  parts: FormParts<F>,
  { base, mine, saved }: Versions<F>,
): Merged<F> {
  const merged: Merged<F> = { form: { ...mine }, theirs: [], both: [] };
  for (const part of parts) {
    const [name] = part;
    const changedByHim = part.some(key => differs(base[key], saved[key]));
    const changedByMe = part.some(key => differs(base[key], mine[key]));
    if (!changedByHim) continue;
    if (!changedByMe) {
      for (const key of part) merged.form[key] = saved[key];
      merged.theirs.push(name);
    } else if (part.some(key => differs(mine[key], saved[key]))) {
      merged.both.push(name);
    }
  }
  return merged;
}

/** Whether two forms would save something else. */
export function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
