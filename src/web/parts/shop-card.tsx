import { memo } from 'react';
import type { ProductCard as Product } from '#modules/catalog/product.ts';
import { ProductCard } from '#modules/catalog/ui/product-card.tsx';
import { toggleLike, useLiked, useLikePending } from '../data/likes.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface ShopCardProps {
  product: Product;
  /** Struck through instead of the product's own former price, on home rows [LND-13]. */
  oldPrice?: number;
  urgent?: boolean;
}

/** A product's card with the session, the cart and the likes. */
export const ShopCard = memo(function ShopCard({ product, oldPrice, urgent }: ShopCardProps) {
  const liked = useLiked(product.id);
  const pending = useLikePending(product.id);
  const { adding, add } = useAddToCart();
  return (
    <ProductCard
      product={oldPrice === undefined ? product : { ...product, originalPrice: oldPrice }}
      add={{ adding, onAdd: () => add(product) }}
      like={{ liked, pending, onLike: () => toggleLike(product.id) }}
      urgent={urgent}
    />
  );
});
