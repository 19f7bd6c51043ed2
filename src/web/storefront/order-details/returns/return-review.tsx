import { Note } from '#kit/display/note.tsx';
import { Price } from '#kit/price.tsx';
import type { quoteReturn } from '#modules/returns/contract/returns.ts';
import { reasonRule } from '#modules/returns/reason.ts';
import { REASON_WORDS, returnText } from '#modules/returns/text.ts';
import { RefundAmounts } from '#modules/returns/ui/refund-amounts.tsx';
import type { CallBody } from '#platform/call.ts';
import styles from '../actions.module.css';
import type { ReturnableLine, ReturnDraft } from './return-draft.ts';

interface ReturnReviewProps {
  draft: ReturnDraft;
  quote: CallBody<typeof quoteReturn>;
  lines: readonly ReturnableLine[];
}

const GOES = {
  no_reason: returnText.goesNow,
  defect: returnText.goesMerchant,
  always: returnText.goesClaim,
} as const;

/** What the buyer gets back, line by line, who pays the way back and what happens next: before anything is sent. */
export function ReturnReview({ draft, quote, lines }: ReturnReviewProps) {
  if (draft.reason === '') return null;
  const { window } = reasonRule(draft.reason);
  return (
    <>
      <p>{REASON_WORDS[draft.reason]}</p>
      <ul>
        {quote.lines.map(line => (
          <li key={line.lineId} className={styles.choice}>
            <span>
              <bdi>{lines.find(each => each.lineId === line.lineId)?.title}</bdi>{' '}
              <span className={styles.quiet}>{returnText.quantity(line.quantity)}</span>
            </span>
            <Price pounds={line.amount} size="amount" />
          </li>
        ))}
      </ul>
      <RefundAmounts {...quote} />
      <p className={styles.quiet}>{returnText.refundGoesTo[draft.wish]}</p>
      <Note tone="quiet">
        {quote.payer === 'buyer' ? returnText.payerBuyer : returnText.payerMerchant} {GOES[window]}
      </Note>
    </>
  );
}
