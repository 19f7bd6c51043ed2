import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { SHORTEST_SEARCH } from '#kit/combobox/use-suggestions.ts';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { countFilters, readListingQuery } from '#modules/catalog/ui/listing/listing-query.ts';
import { correctSearch } from '#modules/search/calls.ts';
import { helpNothingFound } from '#modules/search/nothing.calls.ts';
import { searchText } from '#modules/search/text.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import { recentSearches } from '../data/recent-searches.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { siteText } from '../text.ts';
import { countSearch } from './listing/count-search.ts';
import { Listing } from './listing/listing.tsx';
import { loadListing } from './listing/load-listing.ts';
import { NothingFound } from './listing/nothing-found.tsx';
import { NothingHelp } from './listing/nothing-help.tsx';
import { readAsFilters } from './listing/read-as-filters.ts';
import { ReadingNote } from './listing/reading-note.tsx';
import { WhyLink } from './listing/why-link.tsx';
import styles from './search.module.css';

const NO_HELP = { categories: [], words: [], products: [] };

/** Finds nothing, without a call, if the words are too short to search [DATA-3]. */
async function load(source: Source) {
  const words = readListingQuery(source.url.searchParams).q;
  const canonical = canonicalUrl(source.url, ['q', 'page']);
  if (words.length < SHORTEST_SEARCH)
    return { words, canonical, listing: null, query: null, correction: null, help: null };
  const listing = await loadListing(source, { productName: words }, 'relevance');
  const isEmpty = listing.isAnswered && listing.total === 0 && countFilters(listing.query) === 0;
  const [{ correction }, help] = isEmpty
    ? await Promise.all([
        source.getOr(correctSearch, { q: words }, { correction: null }),
        source.getOr(helpNothingFound, { q: words }, NO_HELP),
      ])
    : [{ correction: null }, null];
  return { words, canonical, listing: readAsFilters(listing), query: listing.query, correction, help };
}

type SearchData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: SearchData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  const { words, canonical } = loaderData;
  const title = siteText.titled(words ? searchText.resultsFor(words) : searchText.title);
  // Anybody can invent such pages, so they do not belong in an index.
  return { title, description: siteText.description, canonical, noindex: true };
}

export default function SearchPage({
  loaderData: { words, listing, query, correction, help },
}: {
  loaderData: SearchData;
}) {
  const found = listing?.reading?.repaired ?? words;
  const title = found ? searchText.resultsFor(found) : searchText.title;
  const isFound = (listing?.total ?? 0) > 0;
  useEffect(() => {
    if (isFound) recentSearches.putFirst(words);
    return countSearch(words);
  }, [words, isFound]);
  useLeading(listing, query);
  if (!listing) {
    return (
      <div className={`page-width ${styles.nothing}`}>
        <h1>{title}</h1>
        <EmptyState title={searchText.nothing} text={searchText.tooShort} action={<Browse />} />
      </div>
    );
  }
  return (
    <Listing
      listing={listing}
      crumbs={[{ label: siteText.home, to: '/' }, { label: searchText.title }]}
      title={title}
      note={
        listing.total > 0 && (
          <>
            <ReadingNote typed={words} reading={listing.reading} query={query} />
            <WhyLink q={words} page={listing.query.page} />
          </>
        )
      }
      empty={
        countFilters(query) > 0 ? (
          <NothingFound listing={listing} otherwise={searchText.nothing} />
        ) : (
          <WordsFoundNothing words={words} correction={correction} help={help} />
        )
      }
    />
  );
}

function WordsFoundNothing({ words, correction, help }: Pick<SearchData, 'words' | 'correction' | 'help'>) {
  return (
    <>
      <EmptyState
        title={searchText.nothing}
        text={searchText.hint}
        action={correction ? <Correction words={correction} /> : <Browse />}
      />
      {help && <NothingHelp words={words} help={help} />}
    </>
  );
}

/** Staff may send a search to a page of the shop; without JavaScript its note has the link. */
function useLeading(listing: SearchData['listing'], query: SearchData['query']) {
  const navigate = useNavigate();
  const isPlain = query !== null && countFilters(query) === 0 && query.page === 1;
  const leadsTo = isPlain ? listing?.reading?.leadsTo : undefined;
  useEffect(() => {
    if (leadsTo !== undefined) navigate(leadsTo, { replace: true });
  }, [leadsTo, navigate]);
}

/** Categories to look through, for those whose word found nothing. */
const Browse = () => <ButtonLink to="/categories">{siteText.browseCategories}</ButtonLink>;

function Correction({ words }: { words: string }) {
  return (
    <p>
      {searchText.didYouMean}{' '}
      <Link className={styles.correction} to={`/search?q=${encodeURIComponent(words)}`}>
        <bdi>{words}</bdi>
      </Link>
    </p>
  );
}
