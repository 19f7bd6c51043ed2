import type { ReactNode } from 'react';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Timeline } from '#kit/display/timeline.tsx';
import type { IconName } from '#kit/icon.tsx';
import { merchantName } from '#modules/merchants/merchant.ts';
import { LegalIdentity } from '#modules/merchants/ui/legal-identity.tsx';
import { MerchantLogo } from '#modules/merchants/ui/merchant-logo.tsx';
import { arrivalText, promisedText } from '#modules/shipping/promise.text.ts';
import { cairoDay, formatWeekday } from '#platform/dates.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import type { OrderLine, ShownMerchantOrder } from '../order-view.ts';
import { postponedDay } from '../parcel.ts';
import { orderText, type ReasonReader, reasonWords } from '../text.ts';
import { buyerTimeline, type Step, type TimelineStep, timeline } from '../timeline.ts';
import { uncancelledUnits } from '../uncancelled.ts';
import { LineRow } from './line-row.tsx';
import styles from './merchant-order-card.module.css';
import { lineText } from './merchant-order-card.text.ts';
import { shortTime } from './order-time.ts';
import { ParcelFacts } from './parcel-facts.tsx';
import { MANAGED_STEP_LABELS, STEP_LABELS } from './status.text.ts';
import { MerchantOrderPill } from './status-pill.tsx';

interface MerchantOrderCardProps {
  merchantOrder: ShownMerchantOrder;
  /** «الشحنة ١ من ٢» */
  place: string;
  now: Date;
  /** Who reads it: the buyer, or the shop's people. */
  reader?: ReasonReader;
  /** Where its goods can be seen again; without it they are only named. */
  productPath?: (productId: number) => string;
  /** Actions of its viewer. */
  children?: ReactNode;
}

/** One merchant's part of an order: its sender, its status and its contents. */
export function MerchantOrderCard({
  merchantOrder,
  place,
  now,
  reader = 'shop',
  productPath,
  children,
}: MerchantOrderCardProps) {
  const name = merchantName(merchantOrder.merchantName);
  return (
    <section className={styles.card} aria-label={`${place}: ${name}`}>
      <Head {...{ merchantOrder, place, name, reader }} />
      <Timeline
        steps={stepsFor(reader)(merchantOrder.status, merchantOrder.changes).map(step =>
          drawnStep(step, { now, reader }),
        )}
      />
      <Promised merchantOrder={merchantOrder} now={now} reader={reader} />
      <FailedAttempt merchantOrder={merchantOrder} reader={reader} />
      <ParcelFacts merchantOrder={merchantOrder} />
      <ul className={styles.lines}>
        {merchantOrder.lines.map(line => (
          <LineRow
            key={line.variantId}
            {...line}
            quantity={uncancelledUnits(line, merchantOrder)}
            about={<AboutLine line={line} />}
            amount={lineAmount(line, uncancelledUnits(line, merchantOrder))}
            path={productPath?.(line.productId)}
          />
        ))}
      </ul>
      {merchantOrder.seller && (
        <div className={styles.seller}>
          <LegalIdentity merchant={merchantOrder.seller} />
        </div>
      )}
      {children}
    </section>
  );
}

function Head({
  merchantOrder,
  place,
  name,
  reader,
}: Pick<MerchantOrderCardProps, 'merchantOrder' | 'place'> & { name: string; reader: ReasonReader }) {
  const merchant = { id: merchantOrder.merchantId, logoUrl: merchantOrder.merchantLogoUrl };
  return (
    <header className={styles.head}>
      <MerchantLogo merchant={merchant} size={40} />
      <div className={styles.names}>
        <p className="muted">{place}</p>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
      </div>
      <MerchantOrderPill merchantOrder={merchantOrder} reader={reader} />
    </header>
  );
}

/** When it was promised, until it has arrived; a missed day says so. */
function Promised({
  merchantOrder: { status, promised, changes },
  now,
  reader,
}: {
  merchantOrder: ShownMerchantOrder;
  now: Date;
  reader: ReasonReader;
}) {
  if (!promised || !IS_COMING.has(status)) return null;
  // A day that the buyer asked for is no delay.
  const asked = postponedDay(changes.at(-1)?.reason ?? '');
  if (asked && cairoDay(now) <= asked)
    return (
      <div className={styles.note}>
        <Note tone="quiet" icon="truck">
          {orderText.newDay(formatWeekday(asked))}
        </Note>
      </div>
    );
  const isLate = cairoDay(now) > promised.last;
  const words = reader === 'buyer' ? arrivalText : promisedText;
  return (
    <div className={styles.note}>
      <Note tone={isLate ? 'warn' : 'quiet'} icon="truck">
        {isLate ? orderText.lateSince(formatWeekday(promised.last)) : words(promised)}
      </Note>
    </div>
  );
}

const IS_COMING: ReadonlySet<string> = new Set(['new', 'accepted', 'ready', 'shipped']);

/** Shown until the courier sets out again. */
function FailedAttempt({
  merchantOrder: { status, changes },
  reader,
}: {
  merchantOrder: ShownMerchantOrder;
  reader: ReasonReader;
}) {
  const last = changes.at(-1);
  if (status !== 'shipped' || last?.event !== 'attempt_failed') return null;
  return (
    <div className={styles.note}>
      <Note tone="warn">
        {orderText.attemptFailed} {orderText.because} {reasonWords(last.reason, reader)}
      </Note>
    </div>
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

const stepsFor = (reader: ReasonReader) => (reader === 'buyer' ? buyerTimeline : timeline);

function drawnStep(
  { step, state, at, reason }: TimelineStep,
  { now, reader }: { now: Date; reader: ReasonReader },
) {
  const time = at === null ? '' : shortTime(at, now);
  const labels = reader === 'buyer' ? STEP_LABELS : MANAGED_STEP_LABELS;
  return { label: labels[step], state, icon: ICONS[step], time: reasonWords(reason, reader) || time };
}

function AboutLine({ line: { sku, shelf, options, quantity, cancelled, failed } }: { line: OrderLine }) {
  const left = quantity - cancelled;
  // Of a line without any, the pill says all.
  const said = [options || (left > 0 && orderText.quantity(left)), lineText.failed(failed)].filter(Boolean);
  return (
    <>
      {said.join(' · ')}
      {sku && (
        <>
          {said.length > 0 && ' · '}
          {lineText.sku}{' '}
          <bdi dir="ltr" className={styles.sku}>
            {sku}
          </bdi>
        </>
      )}
      {shelf && (
        <>
          {' · '}
          {lineText.shelf} <bdi className={styles.sku}>{shelf}</bdi>
        </>
      )}
      {cancelled > 0 && (
        <>
          {' '}
          <Pill tone="danger">{lineText.cancelled(cancelled, quantity)}</Pill>
        </>
      )}
    </>
  );
}

function lineAmount({ price }: OrderLine, units: number): number {
  return toPounds(fromPounds(price) * units);
}
