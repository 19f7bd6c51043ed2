import { useEffect, useEffectEvent } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { FormError } from '#kit/form/form-error.tsx';
import { TAB_LABELS } from '#modules/merchants/application.text.ts';
import { type MerchantTab, TAB_NAMES } from '#modules/merchants/merchant-status.ts';
import { exportMerchants, listMerchants } from '#modules/merchants/review.calls.ts';
import { pageCount } from '#platform/page.ts';
import { download } from '../../data/files.ts';
import { useAction } from '../../data/use-action.ts';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { oneOf, words } from '../parts/list/address.ts';
import { SearchBox } from '../parts/list/filters.tsx';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { useOpenRow } from '../parts/list/use-open-row.ts';
import { PageHead } from '../parts/page-head.tsx';
import { MerchantsPerformance } from '../parts/performance/merchants-performance.tsx';
import { merchantsPerformanceText } from '../parts/performance/text.ts';
import { backOfficeText, pageTitles } from '../text.ts';
import { BY_ITSELF, MerchantDetail } from './merchant-detail.tsx';
import { MerchantList } from './merchant-list.tsx';
import styles from './merchants.module.css';
import { merchantsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.merchants), noindex: true });

/** As many as stand beside an open merchant on a usual screen, so that the list has no scroll of its own. */
const PAGE_LIMIT = 10;
/** As in merchants.module.css. */
const BESIDE_LIST = '(min-width: 1024px)';

const VIEW = { view: oneOf(['performance']) } as const;
const FILTERS = { tab: oneOf(TAB_NAMES), q: words } as const;

/** The merchants, or how their shops do. */
export default function Merchants() {
  const { view } = useListQuery(VIEW).filter;
  return view === 'performance' ? <MerchantsPerformance /> : <MerchantsAndOne />;
}

/** Applications and merchants: a list next to the open one; on a phone, one of the two. */
function MerchantsAndOne() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const row = useOpenRow('id');
  const { tab = 'applications', q = '' } = query.filter;
  const answer = useRememberedCall(listMerchants, { tab, q, page: query.page, limit: PAGE_LIMIT });
  // The first of what another filter had is none of this list.
  const first = answer.isStale ? undefined : bodyOf(answer)?.merchants[0]?.id;
  return (
    <div className={styles.page}>
      <Head filter={{ tab, q }} />
      <div className={classNames(styles.panel, row.openId !== null && styles.chosen)}>
        <div className={styles.tabs}>
          <ListTabs
            label={merchantsText.tabs}
            labels={TAB_LABELS}
            shown={tab}
            hrefOf={name => query.hrefOf({ tab: name, q: null })}
            counts={bodyOf(answer)?.counts}
            mostCounted={Number.POSITIVE_INFINITY}
          />
        </div>
        <div className={styles.list}>
          <div className={styles.search}>
            <SearchBox query={query} name="q" label={merchantsText.search} />
          </div>
          <Listed
            answer={answer}
            query={query}
            page={({ merchants, total }) => ({ rows: merchants, pages: pageCount(total, PAGE_LIMIT) })}
            empty={{ title: merchantsText.none, text: merchantsText.noneText, lantern: true }}
            nothing={{ title: merchantsText.noneFound }}
          >
            {({ merchants }) => (
              <MerchantList merchants={merchants} chosen={row.openId} onChoose={id => row.open(id)} />
            )}
          </Listed>
        </div>
        <Detail row={row} first={first} onChange={answer.reload} />
      </div>
    </div>
  );
}

function Head({ filter }: { filter: { tab: MerchantTab; q: string } }) {
  const { busy, message, run } = useAction();
  return (
    <PageHead title={pageTitles.merchants}>
      <FormError message={message} />
      <ButtonLink to="?view=performance" variant="text">
        {merchantsPerformanceText.title}
      </ButtonLink>
      <Button
        variant="outline"
        icon="download"
        busy={busy ? merchantsText.exporting : undefined}
        onClick={() => run(() => download(exportMerchants, { ...filter, format: 'xlsx' }))}
      >
        {merchantsText.export}
      </Button>
    </PageHead>
  );
}

interface DetailProps {
  row: ReturnType<typeof useOpenRow>;
  first: number | undefined;
  onChange: () => Promise<void>;
}

/** Beside its list, the first is open at once. */
function Detail({ row: { openId, open, close }, first, onChange }: DetailProps) {
  const openFirst = useEffectEvent((id: number) => open(id, { replace: true, state: BY_ITSELF }));
  useEffect(() => {
    if (openId === null && first !== undefined && matchMedia(BESIDE_LIST).matches) openFirst(first);
  }, [openId, first]);
  return (
    <div className={styles.detail}>
      {openId !== null && (
        <MerchantDetail key={openId} merchantId={openId} onBack={close} onChange={onChange} />
      )}
    </div>
  );
}
