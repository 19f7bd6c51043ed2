import { listCategories } from '#modules/catalog/calls.ts';
import { catalogRefusal, categoryText } from '#modules/catalog/text.ts';
import { parseWhole } from '#platform/digits.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import type { PageFacts } from '../page-facts.ts';
import { MISSING_PAGE } from '../parts/page-meta.ts';
import { siteText } from '../text.ts';
import { breadcrumbFacts, JsonLd } from './json-ld.tsx';
import { Listing } from './listing/listing.tsx';
import { loadListing } from './listing/load-listing.ts';
import { NothingFound } from './listing/nothing-found.tsx';
import { listingPageText } from './listing/text.ts';

async function load(source: Source) {
  const categoryId = parseWhole(source.params['categoryId'] ?? '') ?? 0;
  const [{ productCategories }, listing] = await Promise.all([
    source.getOr(listCategories, {}, { productCategories: [] }),
    loadListing(source, { categoryId }),
  ]);
  const known = productCategories.find(each => each.id === categoryId);
  // Without the list of categories nobody knows whether this one exists, so its products are shown anyway.
  if (!known && productCategories.length > 0) throw catalogRefusal('category_not_found');
  const category = known ?? { id: categoryId, nameAr: categoryText.unnamed };
  // Both addresses show the same products [NAV-2]; one of them is canonical.
  const canonical = new URL(`/outlet/${categoryId}${pageOf(listing.query.page)}`, source.url.origin).href;
  return { category, listing, canonical };
}

const pageOf = (page: number) => (page > 1 ? `?page=${page}` : '');

type CategoryData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: CategoryData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  const { nameAr } = loaderData.category;
  return {
    title: siteText.titled(nameAr),
    description: listingPageText.categoryDescription(nameAr),
    canonical: loaderData.canonical,
    image: loaderData.listing.products[0]?.imageUrl,
  };
}

export default function CategoryPage({ loaderData }: { loaderData: CategoryData }) {
  const { category, listing, canonical } = loaderData;
  const crumbs = [
    { label: siteText.home, to: '/' },
    { label: categoryText.all, to: '/categories' },
    { label: category.nameAr },
  ];
  return (
    <>
      <Listing
        listing={listing}
        crumbs={crumbs}
        title={category.nameAr}
        empty={<NothingFound listing={listing} otherwise={categoryText.noProducts} />}
      />
      <JsonLd facts={import.meta.env.SSR && breadcrumbFacts(canonical, crumbs)} />
    </>
  );
}
