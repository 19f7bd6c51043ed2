import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { FormError } from '#kit/form/form-error.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { Tabs } from '#kit/navigation/tabs.tsx';
import { TAB_LABELS } from '#modules/merchants/application.text.ts';
import { type MerchantTab, TAB_NAMES } from '#modules/merchants/merchant-status.ts';
import { exportMerchants, listMerchants } from '#modules/merchants/review.calls.ts';
import { formatCount } from '#platform/digits.ts';
import { clampPage, pageCount } from '#platform/page.ts';
import { Answered } from '../../data/answered.tsx';
import { download } from '../../data/files.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { MerchantDetail } from './merchant-detail.tsx';
import { MerchantList } from './merchant-list.tsx';
import styles from './merchants.module.css';
import { merchantsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.merchants), noindex: true });

const PAGE_LIMIT = 30;
const MOST_PAGES = 10_000;

/** Applications and merchants: a list next to the open one; on a phone, one of the two. */
export default function Merchants() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const tab = TAB_NAMES.find(each => each === query.get('tab')) ?? 'applications';
  const chosen = Number(query.get('id')) || null;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const page = q === '' ? clampPage(Number(query.get('page') ?? 1), MOST_PAGES) : 1;
  const answer = useCall(listMerchants, { tab, q, page, limit: PAGE_LIMIT });
  const hrefOf = (next: { tab?: MerchantTab; page?: number; id?: number }) => {
    const to = { tab, page: next.tab ? 1 : page, ...next };
    return `?${new URLSearchParams(Object.entries(to).map(([name, value]) => [name, String(value)]))}`;
  };
  const counts = answer.state === 'ready' ? answer.body.counts : undefined;
  return (
    <div className={styles.page}>
      <Head filter={{ tab, q }} />
      <div className={classNames(styles.panel, chosen !== null && styles.chosen)}>
        <div className={styles.tabs}>
          <Tabs
            label={merchantsText.tabs}
            tabs={TAB_NAMES.map(each => ({
              label: TAB_LABELS[each],
              to: hrefOf({ tab: each }),
              current: each === tab,
              count: counts && formatCount(counts[each] ?? 0),
            }))}
          />
        </div>
        <div className={styles.list}>
          <MerchantSearch value={typed} onChange={setTyped} />
          <Answered answer={answer} heading="h2">
            {({ merchants, total }) => (
              <>
                <MerchantList
                  merchants={merchants}
                  chosen={chosen}
                  isSearch={q !== ''}
                  onChoose={id => navigate(hrefOf({ id }))}
                />
                {q === '' && (
                  <Pagination
                    page={page}
                    pages={pageCount(total, PAGE_LIMIT)}
                    hrefFor={other => hrefOf({ page: other })}
                  />
                )}
              </>
            )}
          </Answered>
        </div>
        <div className={styles.detail}>
          {chosen === null ? (
            <p className={styles.hint}>{merchantsText.choose}</p>
          ) : (
            <MerchantDetail
              key={chosen}
              merchantId={chosen}
              onBack={() => navigate(hrefOf({}))}
              onChange={answer.reload}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Head({ filter }: { filter: { tab: MerchantTab; q: string } }) {
  const { busy, message, run } = useAction();
  return (
    <PageHead title={pageTitles.merchants}>
      <FormError message={message} />
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

function MerchantSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.search}>
      <input
        type="search"
        aria-label={merchantsText.search}
        placeholder={merchantsText.search}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  );
}
