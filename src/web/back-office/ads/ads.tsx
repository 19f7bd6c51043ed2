import { ButtonLink } from '#kit/button.tsx';
import { listAds } from '#modules/ads/back-office.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { useNextStep } from '../parts/focus.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { AdFilters } from './ad-filters.tsx';
import { AD_FILTERS } from './ad-query.ts';
import { AdTable } from './ad-table.tsx';
import styles from './ads.module.css';
import { Places } from './places.tsx';
import { adsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.ads), noindex: true });

/** The landing page's places as they are now, and every ad (picture 19). */
export default function Ads() {
  const query = useListQuery(AD_FILTERS);
  const ads = useRememberedCall(listAds, { ...query.filter, page: query.page });
  const { onStepped } = useNextStep(bodyOf(ads), ads.reload);
  return (
    <>
      <PageHead title={pageTitles.ads}>
        <ButtonLink to="/ads/new" icon="plus">
          {adsText.new}
        </ButtonLink>
      </PageHead>
      <Answered answer={ads} heading="h2" text={adsText}>
        {({ shown }) => (
          <div className={styles.page}>
            <Places shown={shown} onMoved={ads.reload} />
            <section id="list" aria-label={adsText.table} className={styles.list}>
              <AdFilters query={query} />
              <Listed
                answer={ads}
                query={query}
                page={body => ({ rows: body.ads, pages: body.totalPages })}
                empty={{ title: adsText.none, text: adsText.noneText }}
                nothing={{ title: adsText.nothing }}
              >
                {body => <AdTable ads={body.ads} onChanged={ads.reload} onDeleted={onStepped} />}
              </Listed>
            </section>
          </div>
        )}
      </Answered>
    </>
  );
}
