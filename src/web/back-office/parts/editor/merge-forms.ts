/** Fields of a form that change together; options, for example, mean nothing without their variants. */
export type FormParts<F> = readonly (readonly [keyof F, ...(keyof F)[]])[];

export interface Merged<F> {
  form: F;
  /** Fields that somebody else changed and I did not: I take theirs. */
  theirs: (keyof F)[];
  /** Fields that both changed: the form has mine, and saving would overwrite theirs. */
  both: (keyof F)[];
}

interface Versions<F> {
  /** The common starting point. */
  base: F;
  mine: F;
  saved: F;
}

/** My form merged over what somebody else has saved since. */
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

/** What was saved, with what I have changed in my form since I sent it (`base`). */
export function carryOver<F extends object>(parts: FormParts<F>, { base, mine, saved }: Versions<F>): F {
  const form = { ...saved };
  for (const part of parts) {
    if (!part.some(key => differs(base[key], mine[key]))) continue;
    for (const key of part) form[key] = mine[key];
  }
  return form;
}

/** Whether two forms would save different things. */
export function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
