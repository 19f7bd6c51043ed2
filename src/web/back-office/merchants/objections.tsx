import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { OBJECTION_STATE_LABELS, SETBACK_NAMES } from '#modules/reviews/objection.text.ts';
import { LONGEST_OBJECTION, OBJECTION_TABS } from '#modules/reviews/objection.ts';
import { decideObjection, type ListedObjection, listObjections } from '#modules/reviews/objections.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import panels from '../panel.module.css';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { OBJECTION_TAB_LABELS, objectionsText as text } from './objections.text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.objections), noindex: true });

const FILTERS = { tab: oneOf(OBJECTION_TABS) } as const;

/** What merchants object to: decided once, by its age. */
export default function Objections() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'waiting' } = query.filter;
  const objections = useRememberedCall(listObjections, { tab, page: query.page });
  return (
    <div className={styles.page}>
      <PageHead title={pageTitles.objections} intro={text.intro} />
      <section className={styles.section} aria-label={pageTitles.objections}>
        <ListTabs
          label={text.tabs}
          labels={OBJECTION_TAB_LABELS}
          shown={tab}
          hrefOf={name => query.hrefOf({ tab: name })}
          counts={bodyOf(objections)?.counts}
        />
        <Listed
          answer={objections}
          query={query}
          page={body => ({ rows: body.objections, pages: body.totalPages })}
          empty={{ title: text.empty, text: text.emptyText }}
        >
          {body => (
            <DataTable
              label={OBJECTION_TAB_LABELS[tab]}
              columns={[...COLUMNS, tab === 'waiting' ? stepColumn(objections.reload) : DECISION]}
              rows={body.objections}
              idOf={({ id }) => id}
            />
          )}
        </Listed>
      </section>
    </div>
  );
}

const COLUMNS: readonly Column<ListedObjection>[] = [
  { id: 'order', header: text.order, cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
  {
    id: 'merchant',
    header: text.merchant,
    cell: ({ merchantId, merchantName }) => (
      <Link to={`/merchants?tab=active&id=${merchantId}`} className={styles.link}>
        <bdi>{merchantName}</bdi>
      </Link>
    ),
  },
  { id: 'what', header: text.what, cell: ({ what }) => SETBACK_NAMES[what] },
  {
    id: 'reason',
    header: text.reason,
    look: 'words',
    cell: ({ reason }) => (
      <span className={panels.words}>
        <bdi dir="rtl">{reason}</bdi>
      </span>
    ),
  },
  {
    id: 'due',
    header: text.due,
    cell: ({ sentAt, dueAt, isOverdue }) => (
      <span className={panels.words}>
        {formatDate(new Date(dueAt))}
        {isOverdue && <Pill tone="danger">{text.overdue}</Pill>}
        <span className="muted">{text.sent(formatDate(new Date(sentAt)))}</span>
      </span>
    ),
  },
];

const DECISION: Column<ListedObjection> = {
  id: 'decision',
  header: text.decision,
  cell: ({ state, answer }) => (
    <span className={panels.words}>
      <Pill tone={state === 'accepted' ? 'ok' : 'neutral'}>{OBJECTION_STATE_LABELS[state]}</Pill>
      <bdi dir="rtl">{answer}</bdi>
    </span>
  ),
};

const stepColumn = (onChanged: () => void): Column<ListedObjection> => ({
  id: 'step',
  header: text.step,
  cell: objection => <Steps objection={objection} onChanged={onChanged} />,
});

const ASKED = {
  accepted: { icon: 'check', title: text.acceptTitle, text: text.acceptText, submit: text.accept },
  refused: { icon: 'close', title: text.refuseTitle, text: text.refuseText, submit: text.refuse },
} as const;

function Steps({
  objection: { id, orderId },
  onChanged,
}: {
  objection: ListedObjection;
  onChanged: () => void;
}) {
  const [decision, setDecision] = useState<keyof typeof ASKED>();
  const { title, ...asked } = ASKED[decision ?? 'accepted'];
  return (
    <span className={styles.buttons}>
      <Button variant="outline" size="small" onClick={() => setDecision('accepted')}>
        {text.accept}
      </Button>
      <Button variant="text" size="small" onClick={() => setDecision('refused')}>
        {text.refuse}
      </Button>
      {decision && (
        <CallDialog
          {...asked}
          call={decideObjection}
          read={({ answer }) => ({ objectionId: id, decision, answer })}
          done={text.done}
          onChanged={onChanged}
          title={title(orderNumber(orderId))}
          onClose={() => setDecision(undefined)}
        >
          <TextAreaField label={text.answer} name="answer" rows={3} maxLength={LONGEST_OBJECTION} />
        </CallDialog>
      )}
    </span>
  );
}
