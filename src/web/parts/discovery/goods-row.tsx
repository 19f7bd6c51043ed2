import type { ReactNode } from 'react';
import { Carousel } from '#kit/carousel/carousel.tsx';
import type { ProductCard } from '#modules/catalog/product.ts';
import { ShopCard } from '../shop-card.tsx';
import { homeOldPrice } from './home-price.ts';

const PER_PAGE = { wide: 4, narrow: 2 } as const;

interface GoodsRowProps {
  title: string;
  products: readonly ProductCard[];
  more?: { to: string; label: string };
  /** Only home rows have one; 0 shows the real former prices. */
  oldPriceFactor?: number;
}

/** Products in pages of 4, or 2 on narrow screens [CRD-6]; nothing if there are none. */
export function GoodsRow({ title, products, more, oldPriceFactor = 0 }: GoodsRowProps): ReactNode {
  if (products.length === 0) return null;
  return (
    <Carousel label={title} title={title} more={more} perPage={PER_PAGE}>
      {products.map(product => (
        <ShopCard key={product.id} product={product} oldPrice={homeOldPrice(product.price, oldPriceFactor)} />
      ))}
    </Carousel>
  );
}
