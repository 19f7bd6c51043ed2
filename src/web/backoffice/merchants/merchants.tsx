import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { listMerchants } from '#modules/merchants/contract/review.ts';
import { type MerchantTab, TAB_NAMES } from '#modules/merchants/merchant-status.ts';
import { TAB_LABELS } from '#modules/merchants/words/text.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../account/profile/answered.tsx';
import { useCall } from '../../account/use-call.ts';
import { backofficeText, pageTitles } from '../text.ts';
import { MerchantDetail } from './merchant-detail.tsx';
import { MerchantList } from './merchant-list.tsx';
import styles from './merchants.module.css';
import { merchantsText } from './text.ts';

export const meta = () => ({ title: backofficeText.titled(pageTitles.merchants), noindex: true });

const MOST_SHOWN = 100;

/** Applications and merchants: a list beside the one that is looked at; on a phone one of the two. */
export default function Merchants() {
  const [query, setQuery] = useSearchParams();
  const tab = TAB_NAMES.find(each => each === query.get('tab')) ?? 'applications';
  const chosen = Number(query.get('id')) || null;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const answer = useCall(listMerchants, { tab, q, limit: MOST_SHOWN });
  const open = (next: { tab?: MerchantTab; id?: number | null }) => {
    const id = next.id ?? null;
    setQuery({ tab: next.tab ?? tab, ...(id === null ? {} : { id: String(id) }) });
  };
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{pageTitles.merchants}</h1>
      <div className={classNames(styles.panel, chosen !== null && styles.chosen)}>
        <Tabs
          tab={tab}
          counts={answer.state === 'ready' ? answer.body.counts : {}}
          onChoose={each => open({ tab: each })}
        />
        <div className={styles.list}>
          <MerchantSearch value={typed} onChange={setTyped} />
          <Answered answer={answer}>
            {({ merchants }) => (
              <MerchantList
                merchants={merchants}
                chosen={chosen}
                isSearch={q !== ''}
                onChoose={id => open({ id })}
              />
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
              onBack={() => open({})}
              onChange={answer.reload}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface TabsProps {
  tab: MerchantTab;
  counts: Readonly<Record<string, number>>;
  onChoose: (tab: MerchantTab) => void;
}

function Tabs({ tab, counts, onChoose }: TabsProps) {
  return (
    <nav aria-label={merchantsText.tabs} className={styles.tabs}>
      <ul>
        {TAB_NAMES.map(each => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === tab ? 'page' : undefined}
              onClick={() => onChoose(each)}
            >
              {TAB_LABELS[each]}
              <span className={styles.count}>{formatCount(counts[each] ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
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
