import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listAds } from '#modules/ads/contract/desk.ts';
import type { CallBody } from '#platform/call.ts';
import { useCall } from '../../account/use-call.ts';
import { backofficeText, pageTitles } from '../text.ts';
import { AdFilters } from './ad-filters.tsx';
import { AdTable } from './ad-table.tsx';
import styles from './ads.module.css';
import { Places } from './places/places.tsx';
import { adsText } from './text.ts';
import { useAdQuery } from './use-ad-query.ts';

export const meta = () => ({ title: backofficeText.titled(pageTitles.ads), noindex: true });

/** The landing page's places as they stand now, and every ad (picture 19). */
export default function Ads() {
  const query = useAdQuery();
  const { reload, ...answer } = useCall(listAds, query.asked);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{pageTitles.ads}</h1>
        <ButtonLink to="/ads/new" icon="plus">
          {adsText.new}
        </ButtonLink>
      </header>
      {answer.state === 'loading' && <Loading text={adsText.loading} />}
      {answer.state === 'failed' && (
        <EmptyState
          title={adsText.failed}
          text={adsText.tryLater}
          action={<Button onClick={reload}>{adsText.retry}</Button>}
        />
      )}
      {answer.state === 'ready' && (
        <>
          <Places shown={answer.body.shown} onMoved={reload} />
          <section aria-label={adsText.table} className={styles.list}>
            <AdFilters query={query} />
            <Found body={answer.body} query={query} onChanged={reload} />
          </section>
        </>
      )}
    </div>
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
