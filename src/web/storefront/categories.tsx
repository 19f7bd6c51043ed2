import { ButtonLink } from '#kit/button.tsx';
import { categoryText } from '#modules/catalog/text.ts';
import { CategoryTile } from '#modules/catalog/ui/category-tile.tsx';
import { publicLoader, type Source } from '../data/public-data.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { useShopFrame } from '../root.tsx';
import { siteText } from '../text.ts';
import styles from './categories.module.css';
import { dealsText } from './listing/deals.text.ts';

async function load({ url }: Source) {
  return { canonical: canonicalUrl(url) };
}

type CategoriesData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: CategoriesData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  return {
    title: siteText.titled(categoryText.all),
    description: siteText.description,
    canonical: loaderData.canonical,
  };
}

/** Every category as a door; one without a picture has the icon that its English name maps to. */
export default function Categories() {
  const categories = useShopFrame()?.categories ?? [];
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{categoryText.all}</h1>
      <p className={styles.deals}>
        <ButtonLink to="/deals" variant="outline" size="small" icon="percent">
          {dealsText.title}
        </ButtonLink>
      </p>
      <ul className={styles.tiles}>
        {categories.map(category => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </div>
  );
}
