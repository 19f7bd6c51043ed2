import type { DeskProduct } from '#modules/catalog/desk/desk-product.ts';
import { differs, type Merged, mergeForms } from '#modules/catalog/desk/merge-forms.ts';
import { EMPTY_FORM, type ProductForm, toForm } from '#modules/catalog/desk/product-form.ts';
import type { Refusal } from '#platform/refusal.ts';
import { readKeptForm } from './kept-form.ts';

/** A product being edited: as it was read, and as it stands in the fields. */
export interface EditorState {
  product: DeskProduct | null;
  base: ProductForm;
  form: ProductForm;
  wasRestored: boolean;
  failure: Refusal | null;
  /** What came of somebody else's save in between. */
  merged: Merged | null;
}

export const isDirty = ({ form, base }: EditorState) => differs(form, base);

/** As it was just read or saved. */
export function fresh(product: DeskProduct | null): EditorState {
  const base = product ? toForm(product) : EMPTY_FORM;
  return { product, base, form: base, wasRestored: false, failure: null, merged: null };
}

/** As this browser left it: what somebody saved since those changes were made is not written over by them. */
export function restored(product: DeskProduct | null): EditorState {
  const state = fresh(product);
  const kept = readKeptForm(product?.id ?? null);
  if (!kept || !differs(kept.form, kept.base)) return state;
  const isSameVersion = kept.version === (product?.version ?? null);
  const form = isSameVersion ? kept.form : mergeForms(kept.base, kept.form, state.base).form;
  return { ...state, form, wasRestored: differs(form, state.base) };
}

/** After a refusal: where somebody else has saved, his product is laid under what I have typed. */
export function refused(state: EditorState, mine: ProductForm, failure: Refusal): EditorState {
  const current = failure.details['current'] as DeskProduct | undefined;
  if (!current) return { ...state, failure };
  const base = toForm(current);
  const merged = mergeForms(state.base, mine, base);
  return { ...state, product: current, base, form: merged.form, failure, merged };
}
