import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import type { ShownRefund, ShownReturn } from '#modules/returns/case-view.ts';
import { reasonLabel, returnText } from '#modules/returns/text.ts';
import { CaseLines, CasePhotos, CaseSteps } from '#modules/returns/ui/case-facts.tsx';
import { RefundPill, ReturnPill } from '#modules/returns/ui/case-pill.tsx';
import styles from '#modules/returns/ui/cases.module.css';
import { goesNow } from '#modules/returns/ui/goes-to.ts';
import { RefundAmounts } from '#modules/returns/ui/refund-amounts.tsx';
import { WayBack } from '#modules/returns/ui/way-back.tsx';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { ChannelForm } from './channel-form.tsx';
import { OtherWay } from './other-way.tsx';
import { ReturnSteps } from './return-steps.tsx';

interface ReturnCardProps {
  it: ShownReturn;
  onChanged: () => Promise<void>;
}

/** One return as its buyer sees it: its state, its history, the refund, and possible actions. */
export function ReturnCard({ it, onChanged }: ReturnCardProps) {
  // A courier that was asked to come is late by itself.
  const mustGo = it.state === 'approved' || (it.state === 'awaiting_pickup' && it.way === 'drop_off');
  return (
    <section className={styles.card} aria-label={returnText.returnNumber(String(it.id))}>
      <CaseHead title={returnText.returnNumber(String(it.id))} pill={<ReturnPill state={it.state} />}>
        {reasonLabel(it.reason)}
      </CaseHead>
      <CaseLines lines={it.lines} />
      <CasePhotos photos={it.photos} />
      <CaseSteps kind="return" steps={it.steps} />
      <WayBack it={it} reader="buyer" />
      {it.answer && (
        <Note tone="quiet">
          {returnText.answer}: <bdi>{it.answer}</bdi>
        </Note>
      )}
      {mustGo && it.dueAt && (
        <Note tone="info">{returnText.handOverBy(formatDate(new Date(Date.parse(it.dueAt) - 1)))}</Note>
      )}
      {it.state === 'rejected' && it.dueAt && (
        <Note tone="info">{returnText.appealBy(formatDate(new Date(Date.parse(it.dueAt) - 1)))}</Note>
      )}
      {it.outcome === 'exchange' && it.refund?.wish === 'refund' && (
        <Note tone="warn">{returnText.exchangeGone}</Note>
      )}
      <RefundOfCase refund={it.refund} onChanged={onChanged} />
      <ReturnSteps it={it} onChanged={onChanged} />
    </section>
  );
}

interface CaseHeadProps {
  title: string;
  pill: ReactNode;
  children: ReactNode;
}

export function CaseHead({ title, pill, children }: CaseHeadProps) {
  return (
    <header>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {pill}
      </div>
      <p className="muted">{children}</p>
    </header>
  );
}

/** The refund and its state; for cash, the account. */
export function RefundOfCase({
  refund,
  onChanged,
}: {
  refund: ShownRefund | null;
  onChanged: () => Promise<void>;
}) {
  if (!refund) return null;
  return (
    <>
      <div className={styles.head}>
        <span className="muted">{goesNow(refund)}</span>
        <RefundPill {...refund} />
      </div>
      <RefundAmounts {...refund} rest={refund.payReplacementBy ? 'due' : 'paid'} />
      {refund.replacementOrderId !== null && (
        <Replacement orderId={refund.replacementOrderId} payBy={refund.payReplacementBy} />
      )}
      {refund.needsChannel && <ChannelForm onSaved={onChanged} />}
      {refund.state === 'failed' && <OtherWay refundId={refund.id} onChanged={onChanged} />}
    </>
  );
}

/** The order with the goods instead; what it costs more waits for its buyer, who may have been away. */
function Replacement({ orderId, payBy }: { orderId: number; payBy: string | null }) {
  return (
    <>
      {payBy && (
        <Note tone="warn" icon="clock">
          {returnText.payBy(formatDateTime(new Date(payBy)))}
        </Note>
      )}
      <div className="cluster middle">
        {payBy && (
          <ButtonLink to={`/payment/${orderId}`} size="small">
            {returnText.payRest}
          </ButtonLink>
        )}
        <ButtonLink to={`/order-details/${orderId}`} variant="outline" size="small">
          {returnText.toReplacement} <bdi dir="ltr">{orderNumber(orderId)}</bdi>
        </ButtonLink>
      </div>
    </>
  );
}
