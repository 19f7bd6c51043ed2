import { useState } from 'react';
import { merchantName } from '#modules/merchants/merchant.ts';
import type { MerchantRow } from '#modules/merchants/merchant-file.ts';
import { MerchantLogo } from '#modules/merchants/ui/merchant-logo.tsx';
import { formatDay } from '#platform/dates.ts';
import styles from './merchants.module.css';
import { LookPill, StatusPill } from './status-pill.tsx';
import { DAY_WORDS, merchantsText } from './text.ts';

interface MerchantListProps {
  merchants: readonly MerchantRow[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The merchants of a tab; the open one is marked. */
export function MerchantList({ merchants, chosen, onChoose }: MerchantListProps) {
  const [now] = useState(() => new Date());
  return (
    <ul data-list aria-label={merchantsText.list}>
      {merchants.map(({ id, nameAr, logoUrl, activity, status, look, submittedAt }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <MerchantLogo merchant={{ id, logoUrl }} size={40} />
            <span className={styles.names}>
              <strong>
                <bdi>{merchantName(nameAr)}</bdi>
              </strong>
              <span>{activity}</span>
            </span>
            <span className={styles.ends}>
              <span>{formatDay(new Date(submittedAt), now, DAY_WORDS)}</span>
              {look ? <LookPill look={look} /> : <StatusPill status={status} />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
