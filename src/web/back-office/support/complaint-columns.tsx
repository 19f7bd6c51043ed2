import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import type { ManagedComplaint } from '#modules/complaints/calls.ts';
import { COMPLAINT_SUBJECT_LABELS } from '#modules/complaints/text.ts';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { isolate } from '#platform/isolate.ts';
import { formatMobile } from '#platform/phone.ts';
import panels from '../panel.module.css';
import { complaintDeskText as text } from './complaints.text.ts';

/** A complaint for who answers it, without the steps. */
export const COLUMNS: readonly Column<ManagedComplaint>[] = [
  { id: 'complaint', header: text.complaint, cell: complaint => <Words complaint={complaint} /> },
  { id: 'who', header: text.who, cell: complaint => <Who complaint={complaint} /> },
  {
    id: 'due',
    header: text.due,
    cell: ({ dueAt, isOverdue }) => (
      <span className={classNames(panels.words, panels.links)}>
        {formatDate(new Date(Date.parse(dueAt) - 1))}
        {isOverdue && <Pill tone="danger">{text.overdue}</Pill>}
      </span>
    ),
  },
];

function Words({ complaint: { number, subject, body, orderId, answers } }: { complaint: ManagedComplaint }) {
  return (
    <span className={classNames(panels.words, panels.links)}>
      {text.numbered(isolate(String(number)), COMPLAINT_SUBJECT_LABELS[subject])}
      <bdi dir="rtl">{body}</bdi>
      {orderId !== null && (
        <span className="muted">
          {text.ofOrder} <Link to={`/order-details/${orderId}`}>{isolate(orderNumber(orderId))}</Link>
        </span>
      )}
      {answers.map(({ body: said, at }) => (
        <span key={at} className="muted">
          {text.said(formatDateTime(new Date(at)))}: <bdi dir="rtl">{said}</bdi>
        </span>
      ))}
    </span>
  );
}

function Who({ complaint: { name, mobile, userId } }: { complaint: ManagedComplaint }) {
  return (
    <span className={classNames(panels.words, panels.links)}>
      {userId === null ? (
        <span>
          <bdi>{name}</bdi> <span className="muted">({text.guest})</span>
        </span>
      ) : (
        <Link to={`/customer?userId=${userId}`}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <a href={`tel:${mobile}`}>
        <bdi dir="ltr">{formatMobile(mobile)}</bdi>
      </a>
    </span>
  );
}
