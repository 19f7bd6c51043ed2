import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { untilWords } from '#modules/orders/messages/fields.text.ts';
import { methodName } from '#modules/payments/text.ts';
import type { ShownClaim, ShownReturn } from '#modules/returns/case-view.ts';
import { returnText, wishLabel } from '#modules/returns/text.ts';
import { CaseLines, CasePhotos, CaseSteps } from '#modules/returns/ui/case-facts.tsx';
import { RefundPill } from '#modules/returns/ui/case-pill.tsx';
import { RefundAmounts } from '#modules/returns/ui/refund-amounts.tsx';
import { orderNumber } from '#platform/id.ts';
import styles from '../parts/case.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { caseText } from './text.ts';

interface CasePageProps {
  it: ShownReturn | ShownClaim;
  pill: ReactNode;
  about: string;
  /** Actions. */
  children: ReactNode;
}

/** A return or claim in the back-office: goods, the buyer's photos and words, its history, and the next step. */
export function CasePage({ it, pill, about, children }: CasePageProps) {
  const number = String(it.id);
  return (
    <div className={styles.page}>
      <Link to="/returns">{caseText.back}</Link>
      <PageHead
        title={it.kind === 'claim' ? returnText.claimNumber(number) : returnText.returnNumber(number)}
      >
        {pill}
      </PageHead>
      <div className={styles.columns}>
        <section className={styles.panel} aria-label={caseText.goods}>
          <p>
            {about} · <bdi>{it.merchantName}</bdi> ·{' '}
            <Link to={`/order-details/${it.orderId}`}>
              {caseText.order} <bdi dir="ltr">{orderNumber(it.orderId)}</bdi>
            </Link>
          </p>
          <CaseLines lines={it.lines} />
          <CasePhotos photos={it.photos} />
          {it.note && (
            <p>
              <span className="muted">{caseText.note}:</span> <bdi>{it.note}</bdi>
            </p>
          )}
          <p className="muted">
            {caseText.wish}:{' '}
            {wishLabel({
              wish: it.wish,
              paidInCash: it.facts?.paymentMethod === 'cash_on_delivery',
              reader: 'staff',
            })}
          </p>
          <h2>{caseText.steps}</h2>
          <CaseSteps kind={it.kind} steps={it.steps} />
        </section>
        <div className={styles.page}>
          {it.facts && <FactsPanel it={it} facts={it.facts} />}
          <section className={styles.panel} aria-label={caseText.next}>
            <h2>{caseText.next}</h2>
            {children}
          </section>
          {it.refund && <RefundPanel refund={it.refund} />}
        </div>
      </div>
    </div>
  );
}

type Facts = NonNullable<CasePageProps['it']['facts']>;

/** Whose money it is, how it was paid, by when somebody must decide, and what the decision costs. */
function FactsPanel({ it, facts }: { it: CasePageProps['it']; facts: Facts }) {
  const { customer, paymentMethod, wouldRefund } = facts;
  return (
    <section className={styles.panel} aria-label={caseText.facts}>
      <dl className={styles.facts}>
        <dt>{caseText.customer}</dt>
        <dd>{customer ? <bdi>{customer}</bdi> : caseText.masked}</dd>
        <dt>{caseText.paid}</dt>
        <dd>{methodName(paymentMethod)}</dd>
        <dt>{caseText.due}</dt>
        <dd>{it.dueAt ? untilWords(new Date(it.dueAt), '') : caseText.noDue}</dd>
      </dl>
      {wouldRefund && (
        <>
          <h2>{caseText.wouldRefund}</h2>
          <RefundAmounts {...wouldRefund} reader="back_office" />
        </>
      )}
    </section>
  );
}

function RefundPanel({ refund }: { refund: NonNullable<CasePageProps['it']['refund']> }) {
  return (
    <section className={styles.panel} aria-label={returnText.total}>
      <div>
        <RefundPill state={refund.state} />
      </div>
      <RefundAmounts {...refund} rest={refund.payReplacementBy ? 'due' : 'paid'} reader="back_office" />
      {refund.replacementOrderId !== null && (
        <Link to={`/order-details/${refund.replacementOrderId}`}>
          {returnText.toReplacement} <bdi dir="ltr">{orderNumber(refund.replacementOrderId)}</bdi>
        </Link>
      )}
    </section>
  );
}
