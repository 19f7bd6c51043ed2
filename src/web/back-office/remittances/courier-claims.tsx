import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { Price } from '#kit/price.tsx';
import { CLAIM_ALARM_DAYS, MOST_COURIER_CLAIMS } from '#modules/remittances/courier-claim.ts';
import type { CourierClaim } from '#modules/remittances/courier-claims.calls.ts';
import { courierName } from '#modules/shipping/text.ts';
import { formatDate } from '#platform/dates.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { ClaimDecisionDialog, ClaimPaidDialog } from './courier-claim-dialogs.tsx';
import styles from './remittances.module.css';
import { claimText, exceptionText, importText, remittanceText } from './text.ts';

/** What couriers lost or damaged, until they have paid or somebody else bears it. */
export function CourierClaims({
  claims,
  onChanged,
}: {
  claims: readonly CourierClaim[];
  onChanged: () => void;
}) {
  const [chosen, setChosen] = useState<CourierClaim>();
  const close = () => setChosen(undefined);
  const action = (claim: CourierClaim) => (
    <Button size="small" variant="outline" onClick={() => setChosen(claim)}>
      {claim.state === 'open' ? claimText.decide : claimText.paid}
    </Button>
  );
  return (
    <section className={styles.section} aria-labelledby="courier-claims">
      <SectionTitle id="courier-claims" title={claimText.title} />
      {claims.length === 0 ? (
        <p className={styles.quiet}>{claimText.none}</p>
      ) : (
        <DataTable
          label={claimText.title}
          columns={[...FACTS, { id: 'action', header: exceptionText.action, cell: action }]}
          rows={claims}
          idOf={({ id }) => id}
        />
      )}
      {claims.length === MOST_COURIER_CLAIMS && (
        <p className={`${styles.quiet} ${styles.more}`}>{claimText.oldest(MOST_COURIER_CLAIMS)}</p>
      )}
      {chosen?.state === 'open' && (
        <ClaimDecisionDialog claim={chosen} onClose={close} onChanged={onChanged} />
      )}
      {chosen?.state === 'accepted' && (
        <ClaimPaidDialog claim={chosen} onClose={close} onChanged={onChanged} />
      )}
    </section>
  );
}

const FACTS: Column<CourierClaim>[] = [
  {
    id: 'trackingNumber',
    header: importText.trackingNumber,
    cell: ({ trackingNumber }) => <bdi dir="ltr">{trackingNumber || '—'}</bdi>,
  },
  { id: 'order', header: exceptionText.order, cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
  { id: 'courier', header: remittanceText.courier, cell: ({ courier }) => <bdi>{courierName(courier)}</bdi> },
  { id: 'merchant', header: claimText.merchant, cell: ({ merchantName }) => <bdi>{merchantName}</bdi> },
  { id: 'goods', header: claimText.goods, cell: ({ goods }) => <Price pounds={goods} size="amount" /> },
  {
    id: 'state',
    header: claimText.state,
    cell: ({ state, days }) => (
      <>
        <Pill tone={state === 'open' ? 'warn' : 'info'}>{claimText.states[state]}</Pill>{' '}
        {days >= CLAIM_ALARM_DAYS && <Pill tone="danger">{claimText.late}</Pill>}
      </>
    ),
  },
  { id: 'since', header: exceptionText.since, cell: ({ openedAt }) => formatDate(new Date(openedAt)) },
];
