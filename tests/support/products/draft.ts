import type { ManagedProduct } from '#modules/catalog/back-office/managed-product.ts';
import { createProduct, type saveProduct } from '#modules/catalog/back-office.calls.ts';
import type { CallRequest } from '#platform/call.ts';
import type { TestShop } from '../shop.ts';

export type Draft = CallRequest<typeof createProduct>;

export const SHIRT = (categoryId: number, more: Partial<Draft> = {}): Draft => ({
  title: 'قميص قطن بأكمام طويلة',
  description: 'قطن مصري.',
  categoryId,
  images: ['/media/0123456789abcdef'],
  optionNames: ['المقاس'],
  originalPrice: null,
  variants: [
    { options: ['م'], sku: 'SH-M', price: 400, stock: 5 },
    { options: ['ل'], sku: 'SH-L', price: 450, stock: 2 },
  ],
  status: 'published',
  ...more,
});

export async function makeProduct(shop: TestShop, token: string, draft: Draft): Promise<ManagedProduct> {
  const reply = await shop.call(createProduct, draft, { token });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body;
}

/** The request of a screen that saves this product as it is, but for some fields. */
export function asSaved(
  product: ManagedProduct,
  more: Partial<CallRequest<typeof saveProduct>> = {},
): CallRequest<typeof saveProduct> {
  const { id, status, variants, ...fields } = product;
  return {
    ...fields,
    productId: id,
    status: status === 'in_review' ? 'published' : status,
    variants: variants.map(variant => ({ ...variant, seenStock: variant.stock })),
    ...more,
  };
}
