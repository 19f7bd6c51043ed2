import { ButtonLink } from '#kit/button.tsx';
import { Timeline } from '#kit/display/timeline.tsx';
import type { IconName } from '#kit/icon.tsx';
import { merchantName } from '#modules/merchants/merchant.ts';
import { MerchantLogo } from '#modules/merchants/ui/merchant-logo.tsx';
import type { OrderLine, Shipment } from '../order-view.ts';
import { orderText, STEP_LABELS } from '../text.ts';
import { type Step, type TimelineStep, timeline } from '../timeline.ts';
import { LineRow } from './line-row.tsx';
import { shortTime } from './order-time.ts';
import styles from './shipment-card.module.css';
import { MerchantOrderPill } from './status-pill.tsx';

interface ShipmentCardProps {
  shipment: Shipment;
  /** «الشحنة ١ من ٢» */
  place: string;
  now: Date;
  /** Where help is to be had; none, no button. */
  helpUrl: string;
}

/** One merchant's part of an order: who sends it, where it stands and what is in it. */
export function ShipmentCard({ shipment, place, now, helpUrl }: ShipmentCardProps) {
  const name = merchantName(shipment.merchantName);
  const merchant = { id: shipment.merchantId, logoUrl: shipment.merchantLogoUrl };
  return (
    <section className={styles.card} aria-label={`${place}: ${name}`}>
      <header className={styles.head}>
        <MerchantLogo merchant={merchant} size={40} />
        <div className={styles.names}>
          <p className={styles.place}>{place}</p>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
        </div>
        <MerchantOrderPill status={shipment.status} />
      </header>
      <Timeline steps={timeline(shipment.status, shipment.changes).map(step => drawnStep(step, now))} />
      <ul className={styles.lines}>
        {shipment.lines.map(line => (
          <LineRow key={line.variantId} {...line} about={aboutLine(line)} amount={lineAmount(line)} />
        ))}
      </ul>
      {helpUrl && (
        <ButtonLink
          to={helpUrl}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="small"
          icon="call-support"
        >
          {orderText.help}
        </ButtonLink>
      )}
    </section>
  );
}

const ICONS: Readonly<Record<Step, IconName>> = {
  placed: 'receipt-text',
  preparing: 'package',
  shipped: 'box',
  out_for_delivery: 'truck',
  delivered: 'house',
  cancelled: 'close',
  undelivered: 'close',
  returned_to_merchant: 'return',
};

function drawnStep({ step, state, at, reason }: TimelineStep, now: Date) {
  const time = at === null ? '' : shortTime(at, now);
  return { label: STEP_LABELS[step], state, icon: ICONS[step], time: reason || time };
}

function aboutLine({ options, quantity }: OrderLine): string {
  return options || orderText.quantity(quantity);
}

function lineAmount({ price, quantity }: OrderLine): number {
  return Math.round(price * 100 * quantity) / 100;
}
