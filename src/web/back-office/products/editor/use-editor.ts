import type { ManagedProduct } from '#modules/catalog/back-office/managed-product.ts';
import type { Visibility } from '#modules/catalog/back-office/product-draft.ts';
import { EMPTY_FORM, fromForm, type ProductForm, toForm } from '#modules/catalog/back-office/product-form.ts';
import { createProduct, saveProduct } from '#modules/catalog/back-office.calls.ts';
import { FACT_NAMES } from '#modules/catalog/disclosure.ts';
import type { CallRequest } from '#platform/call.ts';
import { api } from '../../../data/api.ts';
import type { EditedKind } from '../../parts/editor/edited.ts';
import { useEdited } from '../../parts/editor/use-edited.ts';

export const PRODUCT: EditedKind<ManagedProduct, ProductForm> = {
  name: 'product',
  empty: EMPTY_FORM,
  toForm,
  parts: [
    ['title'],
    ['description'],
    ['categoryId', 'subcategoryId'],
    ['brandId'],
    ['images'],
    ['specifications'],
    // Options mean nothing without their variants, nor these without the price that they follow.
    ['options', 'variants', 'price'],
    ['originalPrice'],
    ['notReturnable'],
    ['taxClass'],
    ...FACT_NAMES.map(name => [name] as const),
    ['lowStockAt'],
    ['status'],
  ],
};

/** A product being edited. */
export function useEditor(initial: ManagedProduct | null) {
  const { thing: product, save, ...editor } = useEdited(initial, PRODUCT);
  return {
    ...editor,
    product,
    /** Returns the saved product; null if it was refused. */
    save: (status: Visibility) => save(send, { status }),
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** The server validates the input and accepts prices and units as they were typed. */
function send(product: ManagedProduct | null, form: ProductForm): Promise<ManagedProduct> {
  const draft = fromForm(form);
  if (product) {
    const input = { ...draft, productId: product.id, version: product.version };
    return api(saveProduct, input as CallRequest<typeof saveProduct>);
  }
  const merchantId = form.merchantId === '' ? undefined : Number(form.merchantId);
  return api(createProduct, { ...draft, merchantId } as CallRequest<typeof createProduct>);
}
