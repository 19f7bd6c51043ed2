import { toPounds } from '#platform/money.ts';
import type { ProductCard } from '../../product.ts';
import type { ProductRow } from './list-products.sql.ts';

/** A row for the API: in pounds, and with both names that the specification has for title and price. */
export function toCard(row: ProductRow): ProductCard {
  const price = toPounds(row.price);
  return {
    id: row.id,
    productName: row.title,
    title: row.title,
    price,
    currentPrice: price,
    originalPrice: row.original_price === null ? null : toPounds(row.original_price),
    images: row.images.map((url, at) => ({ id: at + 1, url })),
    imageUrl: row.images[0] ?? '',
    isLiked: row.liked,
    hasAttributes: row.option_names.length > 0,
    inStock: row.in_stock,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    merchantLogoUrl: row.merchant_logo,
    categoryId: row.category_id,
    brandId: row.brand_id,
    numberOfRequests: row.number_of_requests,
  };
}
