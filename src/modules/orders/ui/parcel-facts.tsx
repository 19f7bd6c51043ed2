import type { ReactNode } from 'react';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { Price } from '#kit/price.tsx';
import { COURIERS } from '#modules/shipping/couriers.ts';
import type { ShownMerchantOrder, ShownParcel } from '../order-view.ts';
import type { ParcelState } from '../parcel.ts';
import { orderText } from '../text.ts';
import styles from './parcel-facts.module.css';
import { PARCEL_LABELS } from './status.text.ts';

/** What must be paid and shown at the door: for the merchant order until it is packed, then for each of its parcels. */
export function ParcelFacts({ merchantOrder }: { merchantOrder: ShownMerchantOrder }) {
  const { parcels, amountDue } = merchantOrder;
  if (parcels.length === 0) {
    if (amountDue === 0) return null;
    return (
      <dl className={styles.facts}>
        <Fact label={orderText.amountDue}>
          <Price pounds={amountDue} size="amount" />
        </Fact>
      </dl>
    );
  }
  return parcels.map((parcel, at) => (
    <div key={parcel.id}>
      {parcels.length > 1 && (
        <p className={styles.parcel}>
          {orderText.parcel(at + 1, parcels.length)}
          <ParcelPill state={parcel.state} />
        </p>
      )}
      <FactsOf parcel={parcel} />
    </div>
  ));
}

export function ParcelPill({ state }: { state: ParcelState }) {
  return <Pill tone={TONES[state]}>{PARCEL_LABELS[state]}</Pill>;
}

const TONES: Readonly<Record<ParcelState, Tone>> = {
  packed: 'warn',
  shipped: 'info',
  delivered: 'ok',
  undelivered: 'danger',
  lost: 'danger',
  damaged: 'danger',
  returned: 'neutral',
  cancelled: 'neutral',
};

function FactsOf({ parcel }: { parcel: ShownParcel }) {
  const { amountDue, collection, carrier, trackingNumber, deliveryCode } = parcel;
  const isToPay = collection === 'expected' || collection === 'due';
  const isPaid = collection === 'collected';
  if (!isToPay && !isPaid && !trackingNumber && !deliveryCode) return null;
  return (
    <dl className={styles.facts}>
      {amountDue !== null && (isToPay || isPaid) && (
        <Fact label={isPaid ? orderText.amountPaid : orderText.amountDue}>
          <Price pounds={amountDue} size="amount" />
        </Fact>
      )}
      {trackingNumber && (
        <Fact label={orderText.tracking}>
          <Tracking carrier={carrier} number={trackingNumber} />
        </Fact>
      )}
      {deliveryCode && (
        <Fact label={orderText.deliveryCode} hint={orderText.deliveryCodeHint}>
          <bdi dir="ltr" className={styles.code}>
            {deliveryCode}
          </bdi>
        </Fact>
      )}
    </dl>
  );
}

/** A link where the courier shows its way. */
function Tracking({ carrier, number }: { carrier: ShownParcel['carrier']; number: string }) {
  const page = COURIERS[carrier].trackingPage?.(number);
  const shown = <bdi dir="ltr">{number}</bdi>;
  if (!page) return shown;
  return (
    <a href={page} target="_blank" rel="noreferrer" className={styles.follow}>
      {shown}
      <span className="visually-hidden">{orderText.follow}</span>
    </a>
  );
}

function Fact({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </dd>
    </div>
  );
}
