import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listDeals } from '#modules/catalog/discovery.calls.ts';
import { parseWhole } from '#platform/digits.ts';
import { clampPage } from '#platform/page.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { ShopCard } from '../parts/shop-card.tsx';
import { siteText } from '../text.ts';
import styles from './deals.module.css';
import { dealCount, dealsText } from './listing/deals.text.ts';

async function load({ getOr, url }: Source) {
  const page = Math.max(1, parseWhole(url.searchParams.get('page') ?? '') ?? 1);
  const deals = await getOr(listDeals, { page }, { products: [], total: 0, totalPages: 0 });
  return { ...deals, page, canonical: canonicalUrl(url) };
}

type DealsData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: DealsData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  return {
    title: siteText.titled(dealsText.title),
    description: dealsText.description,
    canonical: loaderData.canonical,
    image: loaderData.products[0]?.imageUrl,
  };
}

const CRUMBS = [{ label: siteText.home, to: '/' }, { label: dealsText.title }];

/** What is cheaper than at any time in the 30 days before, by the shop's own log of prices. */
export default function Deals({
  loaderData: { products, page, total, totalPages },
}: {
  loaderData: DealsData;
}) {
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs items={CRUMBS} />
      <div className="cluster between">
        <h1>{dealsText.title}</h1>
        {total !== null && total > 0 && <p className="muted">{dealCount(total)}</p>}
      </div>
      <p className={styles.text}>{dealsText.description}</p>
      {products.length === 0 && (
        <EmptyState
          title={dealsText.none}
          text={dealsText.noneText}
          action={<ButtonLink to="/categories">{siteText.browseCategories}</ButtonLink>}
        />
      )}
      <ul className={styles.goods}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ShopCard product={product} urgent={index < 2} />
          </li>
        ))}
      </ul>
      <Pagination
        page={clampPage(page, totalPages)}
        pages={totalPages}
        hrefFor={next => (next > 1 ? `?page=${next}` : '/deals')}
      />
    </div>
  );
}
