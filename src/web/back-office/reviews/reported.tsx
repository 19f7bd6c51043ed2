import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { closeReport, listReports, type ManagedReport } from '#modules/moderation/calls.ts';
import { MOST_REPORTS_COUNTED, type Outcome, REPORT_TABS } from '#modules/moderation/report.ts';
import {
  OUTCOME_LABELS,
  othersToo,
  REPORT_KIND_LABELS,
  REPORT_REASON_LABELS,
  REPORT_TAB_LABELS,
} from '#modules/moderation/text.ts';
import { hideQuestion } from '#modules/reviews/questions.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../data/api.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import panels from '../panel.module.css';
import { oneOf } from '../parts/list/address.ts';
import { TabbedTable } from '../parts/list/tabbed-table.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { questionsText, reportsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.reported), noindex: true });

const FILTERS = { tab: oneOf(REPORT_TABS) } as const;

/** What people reported; closing one closes all of the same thing. */
export default function Reported() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'open' } = query.filter;
  const reports = useRememberedCall(listReports, { tab, page: query.page });
  return (
    <div className={panels.page}>
      <PageHead title={pageTitles.reported} />
      <div className={classNames(panels.panel, panels.links)}>
        <TabbedTable
          label={reportsText.tabs}
          labels={REPORT_TAB_LABELS}
          tab={tab}
          query={query}
          answer={reports}
          rows={body => body.reports}
          columns={columnsWith(reports.reload)}
          empty={{ title: reportsText.empty, text: reportsText.emptyText }}
          mostCounted={MOST_REPORTS_COUNTED}
        />
      </div>
    </div>
  );
}

const columnsWith = (onChanged: () => void): readonly Column<ManagedReport>[] => [
  {
    id: 'subject',
    header: reportsText.subject,
    cell: ({ kind, subject, link }) => (
      <Link to={link}>
        {REPORT_KIND_LABELS[kind]}: <bdi dir="rtl">{subject || reportsText.nameless}</bdi>
      </Link>
    ),
  },
  {
    id: 'reason',
    header: reportsText.reason,
    cell: ({ reason, note, others }) => (
      <span className={panels.words}>
        {REPORT_REASON_LABELS[reason]}
        {note && <span className="muted">{note}</span>}
        {others > 0 && <Pill tone="warn">{othersToo(others)}</Pill>}
      </span>
    ),
  },
  { id: 'by', header: reportsText.by, cell: ({ by }) => <bdi>{by}</bdi> },
  {
    id: 'at',
    header: reportsText.at,
    cell: ({ reportedAt }) => formatDateTime(new Date(reportedAt)),
  },
  {
    id: 'step',
    header: reportsText.step,
    cell: report =>
      report.outcome ? (
        <Pill tone={report.outcome === 'acted' ? 'ok' : 'neutral'}>{OUTCOME_LABELS[report.outcome]}</Pill>
      ) : (
        <Close report={report} onChanged={onChanged} />
      ),
  },
];

/** Acting on a reported question takes it away from the page; other things have pages of their own for that. */
function Close({ report, onChanged }: { report: ManagedReport; onChanged: () => void }) {
  const isQuestion = report.kind === 'question';
  const [busy, setBusy] = useState(false);
  async function close(outcome: Outcome) {
    setBusy(true);
    try {
      if (isQuestion && outcome === 'acted') await api(hideQuestion, { questionId: report.subjectId });
      await api(closeReport, { reportId: report.id, outcome });
      showToast(reportsText.closed);
    } catch (error) {
      showToast((error instanceof Refusal ? error : generalRefusal('unexpected')).message);
    }
    setBusy(false);
    onChanged();
  }
  return (
    <span className="cluster">
      <Button variant="outline" size="small" disabled={busy} onClick={() => void close('acted')}>
        {isQuestion ? questionsText.hide : reportsText.acted}
      </Button>
      <Button variant="text" size="small" disabled={busy} onClick={() => void close('dismissed')}>
        {reportsText.dismissed}
      </Button>
    </span>
  );
}
