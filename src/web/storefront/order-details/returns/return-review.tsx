import { Note } from '#kit/display/note.tsx';
import { RadioCard } from '#kit/form/radio-card.tsx';
import { focusOnSight } from '#kit/overlay/focus-on-sight.ts';
import { Price } from '#kit/price.tsx';
import { reasonRule } from '#modules/returns/reason.ts';
import { WAYS, type Way } from '#modules/returns/return.ts';
import type { quoteReturn } from '#modules/returns/returns.calls.ts';
import { REASON_WORDS, returnText, WAY_LABELS } from '#modules/returns/text.ts';
import { goesTo } from '#modules/returns/ui/goes-to.ts';
import { RefundAmounts } from '#modules/returns/ui/refund-amounts.tsx';
import type { CallBody } from '#platform/call.ts';
import { formatWeekday } from '#platform/dates.ts';
import styles from '../actions.module.css';
import type { ReturnableLine, ReturnDraft } from './return-draft.ts';

interface ReturnReviewProps {
  draft: ReturnDraft;
  quote: CallBody<typeof quoteReturn>;
  lines: readonly ReturnableLine[];
  onWay: (way: Way) => void;
}

const GOES = {
  no_reason: returnText.goesNow,
  defect: returnText.goesMerchant,
  always: returnText.goesClaim,
} as const;

const WAY_ICONS = { pickup: 'truck', drop_off: 'store' } as const;

/** What the buyer gets back, line by line, who pays the way back and what happens next, before anything is sent. */
export function ReturnReview({ draft, quote, lines, onWay }: ReturnReviewProps) {
  if (draft.reason === '') return null;
  const { window } = reasonRule(draft.reason);
  return (
    <>
      <p ref={focusOnSight} tabIndex={-1}>
        {REASON_WORDS[draft.reason]}
      </p>
      <ul>
        {quote.lines.map(({ lineId, quantity, amount }) => (
          <li key={lineId} className={styles.choice}>
            <Units line={lines.find(each => each.lineId === lineId)} quantity={quantity} draft={draft} />
            <Price pounds={amount} size="amount" />
          </li>
        ))}
      </ul>
      {quote.payer === 'buyer' && <WayChoice chosen={draft.way} onChange={onWay} />}
      <RefundAmounts {...quote} />
      <p className={styles.quiet}>
        {quote.paidInCash && draft.wish === 'refund'
          ? returnText.cashNote
          : goesTo({ ...quote, wish: draft.wish })}
      </p>
      {quote.handOverBy && (
        <Note tone="info" icon="clock">
          {returnText.handOverBy(formatWeekday(quote.handOverBy))}
          {draft.wish !== 'exchange' && ` ${returnText.refundWithin(quote.refundDays)}`}
        </Note>
      )}
      <Note tone="quiet">
        {quote.payer === 'buyer' ? returnText.payerBuyer : returnText.payerMerchant} {GOES[window]}
      </Note>
    </>
  );
}

interface UnitsProps {
  line: ReturnableLine | undefined;
  quantity: number;
  draft: ReturnDraft;
}

/** The goods as they were bought, and what is wanted instead. */
function Units({ line, quantity, draft }: UnitsProps) {
  if (!line) return null;
  const other = draft.lines.find(({ lineId }) => lineId === line.lineId)?.exchangeFor;
  const instead =
    line.exchanges.find(({ variantId }) => variantId === other)?.options ?? returnText.sameAgain;
  const words = [
    line.options,
    returnText.quantity(quantity),
    draft.wish === 'exchange' && returnText.instead(instead),
  ];
  return (
    <span>
      <bdi dir="rtl">{line.title}</bdi>{' '}
      <span className={styles.quiet}>{words.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** If the buyer pays the way back, the buyer chooses it and sees the deduction at once. */
function WayChoice({ chosen, onChange }: { chosen: Way; onChange: (way: Way) => void }) {
  return (
    <fieldset className={styles.sheet}>
      <legend>{returnText.way}</legend>
      {WAYS.map(way => (
        <RadioCard
          key={way}
          name="way"
          value={way}
          icon={WAY_ICONS[way]}
          title={WAY_LABELS[way]}
          checked={chosen === way}
          onChange={() => onChange(way)}
        />
      ))}
    </fieldset>
  );
}
