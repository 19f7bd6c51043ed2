import { Carousel } from '#kit/carousel/carousel.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import type { Category } from '#modules/catalog/category.ts';
import { categoryText } from '#modules/catalog/text.ts';
import { CategoryTile } from '#modules/catalog/ui/category-tile.tsx';
import { isRealPicture } from '#modules/media/picture.ts';
import type { Merchant } from '#modules/merchants/merchant.ts';
import { MerchantCard } from '#modules/merchants/ui/merchant-card.tsx';
import { landingText } from '../../text.ts';
import styles from './landing.module.css';

const GRID_LIMIT = 10;
const MERCHANTS_PER_PAGE = { wide: 12, narrow: 4 } as const;

/** Up to 10 categories that have a real picture [LND-5]. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const pictured = categories.filter(category => isRealPicture(category.imageUrl)).slice(0, GRID_LIMIT);
  if (pictured.length === 0) return null;
  return (
    <section aria-labelledby="by-category">
      <SectionTitle id="by-category" title={categoryText.byCategory} />
      <ul className={styles.categories}>
        {pictured.map(category => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 12 merchants a page, 4 on narrow screens, in two rows [LND-6]. */
export function MerchantCarousel({ merchants }: { merchants: readonly Merchant[] }) {
  if (merchants.length === 0) return null;
  return (
    <Carousel label={landingText.partners} title={landingText.partners} perPage={MERCHANTS_PER_PAGE} rows={2}>
      {merchants.map(merchant => (
        <MerchantCard key={merchant.id} merchant={merchant} />
      ))}
    </Carousel>
  );
}
