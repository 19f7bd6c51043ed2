import type { ReactNode } from 'react';
import { addressLine, orderText, placeLine } from '#modules/orders/text.ts';
import { courierName } from '#modules/shipping/text.ts';
import { formatMobile } from '#platform/phone.ts';
import type { ShownReturn } from '../case-view.ts';
import type { PickupState, ReturnState } from '../return.ts';
import { returnText } from '../text.ts';
import styles from './cases.module.css';
import { wayBackText } from './way-back.text.ts';

/** Goods are brought while they are still to come: not once they are there, and not once they never will. */
const TO_COME: ReadonlySet<ReturnState> = new Set(['requested', 'approved', 'awaiting_pickup', 'in_transit']);

/** A merchant may say that goods are there before the courier does. */
const ARRIVED: ReadonlySet<ReturnState> = new Set(['received', 'inspected', 'resolved']);
const UNFINISHED: ReadonlySet<PickupState> = new Set([
  'asked',
  'booked',
  'on_the_way',
  'out_for_delivery',
  'attempt_failed',
  'held',
]);

interface WayBackProps {
  it: ShownReturn;
  /** Who reads it: only a buyer is spoken to. */
  reader: 'buyer' | 'back_office';
}

/** How a return comes back: who fetches it from where, or where its buyer brings it. Nothing before that is chosen. */
export function WayBack({ it, reader }: WayBackProps) {
  const { way, pickup, fetchFrom } = it;
  if (!way) return null;
  const words = wayBackText[reader];
  return (
    <dl className={styles.way} aria-label={returnText.way}>
      <Fact label={words.how}>{words[way]}</Fact>
      {way === 'pickup' && (pickup || TO_COME.has(it.state)) && (
        <Fact label={words.courier}>{pickup ? courierName(pickup.courier) : wayBackText.asking}</Fact>
      )}
      {pickup && (
        <Fact label={wayBackText.state}>
          {
            wayBackText.states[
              ARRIVED.has(it.state) && UNFINISHED.has(pickup.state) ? 'delivered' : pickup.state
            ]
          }
        </Fact>
      )}
      {pickup?.trackingNumber && (
        <Fact label={orderText.tracking}>
          <bdi dir="ltr">{pickup.trackingNumber}</bdi>
        </Fact>
      )}
      {fetchFrom && (
        <Fact label={wayBackText.from}>
          <bdi>{fetchFrom.recipient}</bdi>، <bdi dir="ltr">{formatMobile(fetchFrom.mobile)}</bdi>
          {fetchFrom.secondMobile && (
            <>
              ، <bdi dir="ltr">{formatMobile(fetchFrom.secondMobile)}</bdi>
            </>
          )}
          <br />
          {addressLine(fetchFrom)}، {placeLine(fetchFrom)}
          {fetchFrom.landmark && `، ${fetchFrom.landmark}`}
        </Fact>
      )}
      {way === 'drop_off' && TO_COME.has(it.state) && (
        <Fact label={wayBackText.to}>
          <Shop {...it} />
        </Fact>
      )}
    </dl>
  );
}

/** Its name, and where and by which number it is found. */
function Shop({
  merchantName,
  returnTo: { address, phone },
}: Pick<ShownReturn, 'merchantName' | 'returnTo'>) {
  return (
    <>
      <bdi>{merchantName}</bdi>
      {address && (
        <>
          <br />
          <bdi>{address}</bdi>
        </>
      )}
      {phone && (
        <>
          <br />
          <bdi dir="ltr">{formatMobile(phone)}</bdi>
        </>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
