import type { ProductForm } from './product-form.ts';

/** Parts of the form that change as one: its options make no sense without their variants. */
const PARTS: readonly (readonly (keyof ProductForm)[])[] = [
  ['title'],
  ['description'],
  ['categoryId'],
  ['brandId'],
  ['images'],
  ['specifications'],
  ['options', 'variants', 'price'],
  ['originalPrice'],
  ['notReturnable'],
  ['status'],
];

export interface Merged {
  form: ProductForm;
  /** What somebody else has changed and I had not touched: taken from him. */
  theirs: (keyof ProductForm)[];
  /** What both have changed: mine stands in the form, and saving would put it over his. */
  both: (keyof ProductForm)[];
}

/** My form over what somebody else has saved since both began with `base`. */
export function mergeForms(base: ProductForm, mine: ProductForm, saved: ProductForm): Merged {
  const merged: Merged = { form: { ...mine }, theirs: [], both: [] };
  for (const part of PARTS) {
    const [name] = part as [keyof ProductForm];
    const changedByHim = part.some(key => differs(base[key], saved[key]));
    const changedByMe = part.some(key => differs(base[key], mine[key]));
    if (!changedByHim) continue;
    if (!changedByMe) {
      Object.assign(merged.form, Object.fromEntries(part.map(key => [key, saved[key]])));
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
