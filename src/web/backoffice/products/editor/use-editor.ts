import { useState } from 'react';
import { createProduct, saveProduct } from '#modules/catalog/contract/desk.ts';
import type { DeskProduct } from '#modules/catalog/desk/desk-product.ts';
import type { Visibility } from '#modules/catalog/desk/product-draft.ts';
import { fromForm, type ProductForm } from '#modules/catalog/desk/product-form.ts';
import type { CallRequest } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../../api.ts';
import { type EditorState, fresh, isDirty, refused, restored } from './editor-state.ts';
import { forgetKeptForm } from './kept-form.ts';
import { useKept } from './use-kept.ts';

export type FormChange = Partial<ProductForm> | ((form: ProductForm) => ProductForm);

/**
 * A product being edited: what is typed is kept by the browser until it is saved; somebody else's save in between is
 * laid under it and told.
 */
export function useEditor(initial: DeskProduct | null) {
  const [state, setState] = useState<EditorState>(() => restored(initial));
  const [isSaving, setSaving] = useState(false);
  const isKept = useKept(state);
  const { product, form, failure, merged, wasRestored } = state;
  const begin = (saved: DeskProduct | null) => {
    forgetKeptForm(product?.id ?? null);
    setState(fresh(saved));
  };

  /** Gives the product as it was saved; null where it was refused. */
  async function save(status: Visibility): Promise<DeskProduct | null> {
    if (isSaving) return null;
    const mine = { ...form, status };
    setSaving(true);
    try {
      const saved = await send(product, mine);
      begin(saved);
      return saved;
    } catch (error) {
      const refusal = error instanceof Refusal ? error : generalRefusal('unexpected');
      setState(before => refused({ ...before, merged: null }, { ...before.form, status }, refusal));
      return null;
    } finally {
      setSaving(false);
    }
  }

  return {
    product,
    form,
    isDirty: isDirty(state),
    isKept,
    wasRestored,
    merged,
    isSaving,
    failure,
    errors: failure?.details.fields ?? {},
    message: failure && !merged ? failure.message : undefined,
    save,
    change: (change: FormChange) =>
      setState(before => ({
        ...before,
        form: typeof change === 'function' ? change(before.form) : { ...before.form, ...change },
      })),
    discard: () => begin(product),
    replace: begin,
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** The server judges what is sent: it takes prices and units as they were typed. */
function send(product: DeskProduct | null, form: ProductForm): Promise<DeskProduct> {
  const draft = fromForm(form);
  if (product) {
    const input = { ...draft, productId: product.id, version: product.version };
    return api(saveProduct, input as CallRequest<typeof saveProduct>);
  }
  const merchantId = form.merchantId === '' ? undefined : Number(form.merchantId);
  return api(createProduct, { ...draft, merchantId } as CallRequest<typeof createProduct>);
}
