import { Pill, type Tone } from '#kit/display/pill.tsx';
import type { Complaint } from '#modules/complaints/calls.ts';
import type { ComplaintState } from '#modules/complaints/complaint.ts';
import { COMPLAINT_STATE_LABELS, COMPLAINT_SUBJECT_LABELS } from '#modules/complaints/text.ts';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { isolate } from '#platform/isolate.ts';
import styles from './complaints.module.css';
import { complaintsText as text } from './text.ts';

const TONES: Readonly<Record<ComplaintState, Tone>> = { waiting: 'warn', answered: 'ok', closed: 'neutral' };

/** The last day of a deadline, which ends at midnight. */
export const untilDay = (dueAt: string) => formatDate(new Date(Date.parse(dueAt) - 1));

/** A complaint as its sender sees it: the state, and every answer. */
export function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { number, subject, body, orderId, state, dueAt, answers } = complaint;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h4>{text.card(isolate(String(number)), COMPLAINT_SUBJECT_LABELS[subject])}</h4>
        <Pill tone={TONES[state]}>{COMPLAINT_STATE_LABELS[state]}</Pill>
      </div>
      <p className="muted">
        {orderId !== null && (
          <>
            {text.ofOrder} <bdi dir="ltr">{orderNumber(orderId)}</bdi>
            {state === 'waiting' && '، '}
          </>
        )}
        {state === 'waiting' && text.due(untilDay(dueAt))}
      </p>
      <p className={styles.words}>{body}</p>
      {answers.map(({ body: said, at }) => (
        <div key={at} className={styles.answer}>
          <p className="muted">{text.answeredOn(formatDateTime(new Date(at)))}</p>
          <p className={styles.words}>{said}</p>
        </div>
      ))}
    </article>
  );
}
