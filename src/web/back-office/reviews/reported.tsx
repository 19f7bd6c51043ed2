import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { listReports, type ManagedReport } from '#modules/moderation/calls.ts';
import { REPORT_TABS } from '#modules/moderation/report.ts';
import {
  othersToo,
  REPORT_KIND_LABELS,
  REPORT_REASON_LABELS,
  REPORT_TAB_LABELS,
} from '#modules/moderation/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import panels from '../panel.module.css';
import { oneOf } from '../parts/list/address.ts';
import { TabbedTable } from '../parts/list/tabbed-table.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { ReportSteps } from './report-steps.tsx';
import { reportsText } from './text.ts';

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
    cell: report => <ReportSteps key={report.outcome} report={report} onChanged={onChanged} />,
  },
];
