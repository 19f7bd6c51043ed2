import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { countFilters, listingSearch, withoutFilters } from '#modules/catalog/ui/listing/listing-query.ts';
import { listingText } from '#modules/catalog/ui/listing/text.ts';
import { siteText } from '../../text.ts';
import type { ListingData } from './load-listing.ts';
import { listingPageText } from './text.ts';

interface NothingFoundProps {
  listing: ListingData;
  /** Shown if no filter is the cause. */
  otherwise: string;
}

/** No products: because of the filters, which can be cleared, or because there are none. */
export function NothingFound({ listing, otherwise }: NothingFoundProps) {
  const { query } = listing;
  if (countFilters(query) === 0) {
    return (
      <EmptyState
        title={otherwise}
        action={<ButtonLink to="/categories">{siteText.browseCategories}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={listingPageText.nothingFits}
      text={listingPageText.loosen}
      action={<ButtonLink to={listingSearch(withoutFilters(query))}>{listingText.clearAll}</ButtonLink>}
    />
  );
}
