import type { AuditedChange } from '#platform/server/audit.ts';
import type { StoredProduct } from './queries.ts';

/**
 * The fields of a product that the audit records: prices, units, shelves, status, returns, category and brand; amounts in
 * piastres. A category or brand by its name: by the time it is read, its number may say nothing.
 */
export function auditedChanges(before: StoredProduct, after: StoredProduct): AuditedChange[] {
  const product = { type: 'product', id: after.id };
  return [
    { what: 'product.status', subject: product, from: before.status, to: after.status },
    { what: 'product.category', subject: product, from: before.categoryName, to: after.categoryName },
    { what: 'product.brand', subject: product, from: before.brandName, to: after.brandName },
    { what: 'product.original_price', subject: product, from: before.originalPrice, to: after.originalPrice },
    { what: 'product.not_returnable', subject: product, from: saidOf(before), to: saidOf(after) },
    { what: 'product.tax_class', subject: product, from: before.taxClass, to: after.taxClass },
    { what: 'product.low_stock_at', subject: product, from: before.lowStockAt, to: after.lowStockAt },
    ...after.variants.flatMap(variant => {
      const was = before.variants.find(({ id }) => id === variant.id);
      const subject = { type: 'variant', id: variant.id };
      return [
        { what: 'product.price', subject, from: was?.price ?? null, to: variant.price },
        { what: 'product.stock', subject, from: was?.free ?? 0, to: variant.free },
        { what: 'product.shelf', subject, from: was?.shelf ?? '', to: variant.shelf },
      ];
    }),
    ...before.variants
      .filter(({ id }) => !after.variants.some(variant => variant.id === id))
      .map(({ id, free }) => ({
        what: 'product.stock',
        subject: { type: 'variant', id },
        from: free,
        to: null,
      })),
  ].filter(({ from, to }) => from !== to);
}

const saidOf = ({ notReturnable }: StoredProduct) =>
  notReturnable === null ? 'as_category' : notReturnable || 'returnable';
