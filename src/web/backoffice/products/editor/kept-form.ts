import type { ProductForm } from '#modules/catalog/desk/product-form.ts';

/** Changes that were not saved, as this browser keeps them over a crash or a closed tab. */
export interface KeptForm {
  /** What they began with, and its version: `null` of a product that is none yet. */
  base: ProductForm;
  version: number | null;
  form: ProductForm;
  /** ISO time. */
  keptAt: string;
}

const keyOf = (productId: number | null) => `wekala-product-${productId ?? 'new'}`;

export function readKeptForm(productId: number | null): KeptForm | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null') as KeptForm | null;
    return kept !== null && Array.isArray(kept.form?.variants) && Array.isArray(kept.base?.variants)
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, the leave guard alone stands. */
export function writeKeptForm(productId: number | null, kept: KeptForm): void {
  try {
    localStorage.setItem(keyOf(productId), JSON.stringify(kept));
  } catch {
    // A full or closed storage must not stop anybody from typing.
  }
}

export function forgetKeptForm(productId: number | null): void {
  try {
    localStorage.removeItem(keyOf(productId));
  } catch {
    // Then nothing was kept either.
  }
}
