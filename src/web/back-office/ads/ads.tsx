import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listAds } from '#modules/ads/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { AdFilters } from './ad-filters.tsx';
import { AdTable } from './ad-table.tsx';
import styles from './ads.module.css';
import { Places } from './places/places.tsx';
import { adsText } from './text.ts';
import { useAdQuery } from './use-ad-query.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.ads), noindex: true });

/** The landing page's places as they are now, and every ad (picture 19). */
export default function Ads() {
  const query = useAdQuery();
  const ads = useCall(listAds, query.asked);
  return (
    <>
      <PageHead title={pageTitles.ads}>
        <ButtonLink to="/ads/new" icon="plus">
          {adsText.new}
        </ButtonLink>
      </PageHead>
      <Answered answer={ads} heading="h2" text={adsText}>
        {body => (
          <div className={styles.page}>
            <Places shown={body.shown} onMoved={ads.reload} />
            <section id="list" aria-label={adsText.table} className={styles.list}>
              <AdFilters query={query} />
              <Found body={body} query={query} onChanged={ads.reload} />
            </section>
          </div>
        )}
      </Answered>
    </>
  );
}

interface FoundProps {
  body: CallBody<typeof listAds>;
  query: ReturnType<typeof useAdQuery>;
  onChanged: () => Promise<void>;
}

function Found({ body: { ads, totalPages }, query, onChanged }: FoundProps) {
  if (ads.length > 0)
    return (
      <>
        <AdTable ads={ads} onChanged={onChanged} />
        <Pagination page={query.asked.page} pages={totalPages} hrefFor={query.hrefOf} />
      </>
    );
  if (!query.isNarrowed) return <EmptyState title={adsText.none} text={adsText.noneText} />;
  return (
    <EmptyState
      title={adsText.nothing}
      action={
        <Button variant="outline" onClick={query.clear}>
          {adsText.clear}
        </Button>
      }
    />
  );
}
