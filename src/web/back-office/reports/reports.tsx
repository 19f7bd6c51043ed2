import { useState } from 'react';
import { Chip } from '#kit/display/chip.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Price } from '#kit/price.tsx';
import { exportReport, type ReportRow, showReport } from '#modules/reports/calls.ts';
import { FACETS, type Facet, isRange, MERCHANT_FACETS } from '#modules/reports/report.ts';
import { returnsRate } from '#modules/reports/sale.ts';
import { reportColumns } from '#modules/reports/text.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { download } from '../../data/files.ts';
import { useSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { formatPart, formatShortDay } from '../home/text.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { day, oneOf } from '../parts/list/address.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { daysOf, PRESETS } from './preset.ts';
import styles from './reports.module.css';
import { facetNames, presetNames, reportsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(reportsText.title), noindex: true });

interface ReportQuery {
  from: string;
  to: string;
  by: Facet;
}

/** Sales between two days, broken down as chosen; a merchant sees its own. */
export default function ReportsPage() {
  const { asked, choose, facets, today } = useReportQuery();
  const report = useCall(showReport, asked);
  return (
    <>
      <PageHead title={reportsText.title}>
        <ExportButtons save={format => download(exportReport, { ...asked, format })} />
      </PageHead>
      <Presets asked={asked} today={today} onChoose={choose} />
      <search className={styles.filters} aria-label={reportsText.filters}>
        <DayField name="from" day={asked.from} onChoose={choose} />
        <DayField name="to" day={asked.to} onChoose={choose} />
        <SelectField
          label={reportsText.by}
          name="by"
          value={asked.by}
          options={facets.map(value => ({ value, label: facetNames[value] }))}
          onChange={event => choose({ by: event.currentTarget.value as Facet })}
        />
      </search>
      <p className={styles.about}>{reportsText.about}</p>
      <Answered answer={report} heading="h2">
        {({ by, rows, total }) =>
          rows.length === 0 ? (
            <EmptyState title={reportsText.none} text={reportsText.noneText} />
          ) : (
            <div className={styles.report}>
              <Sums total={total} />
              <DataTable
                label={reportsText.title}
                columns={columnsOf(by)}
                rows={rows}
                idOf={({ key }) => key}
              />
            </div>
          )
        }
      </Answered>
    </>
  );
}

const FILTERS = { from: day, to: day, by: oneOf(FACETS) } as const;

/** The choice is in the address; an invalid range is not requested. */
function useReportQuery() {
  const query = useListQuery(FILTERS);
  const [today] = useState(() => cairoDay(new Date()));
  const { account } = useSession();
  const facets: readonly Facet[] = account?.role === 'merchant' ? MERCHANT_FACETS : FACETS;
  const { from = addDays(today, -29), to = today, by } = query.filter;
  const range = isRange({ from, to }) ? { from, to } : { from: to, to };
  const asked: ReportQuery = { ...range, by: facets.find(each => each === by) ?? 'day' };
  // Only what is chosen: the rest may have been chosen a moment ago, after this page was drawn.
  const choose = (changes: Partial<ReportQuery>) => query.set(changes, 'replace');
  return { asked, choose, facets, today };
}

interface PresetsProps {
  asked: ReportQuery;
  today: string;
  onChoose: (days: Partial<ReportQuery>) => void;
}

function Presets({ asked, today, onChoose }: PresetsProps) {
  return (
    <fieldset className={styles.presets}>
      <legend className="visually-hidden">{reportsText.presets}</legend>
      {PRESETS.map(preset => {
        const days = daysOf(preset, today);
        return (
          <Chip
            key={preset}
            pressed={days.from === asked.from && days.to === asked.to}
            onClick={() => onChoose(days)}
          >
            {presetNames[preset]}
          </Chip>
        );
      })}
    </fieldset>
  );
}

/** What the rows come to, before them. */
function Sums({ total }: { total: ReportRow }) {
  return (
    <section aria-label={reportsText.sums}>
      <Figures>
        <Figure icon="cash" label={reportColumns.amount}>
          <Price pounds={total.amount} size="amount" />
        </Figure>
        <Figure icon="receipt-text" label={reportColumns.orders}>
          {formatCount(total.orders)}
        </Figure>
        <Figure icon="boxes" label={reportColumns.units}>
          {formatCount(total.units)}
        </Figure>
        <Figure icon="hand-coins" label={reportColumns.commission}>
          <Price pounds={total.commission} size="amount" />
        </Figure>
        <Figure icon="percent" label={reportColumns.commissionVat}>
          <Price pounds={total.commissionVat} size="amount" />
        </Figure>
        <Figure icon="return" label={reportColumns.returnsRate}>
          {formatPart(returnsRate(total))}
        </Figure>
      </Figures>
    </section>
  );
}

interface DayFieldProps {
  name: 'from' | 'to';
  day: string;
  onChoose: (changes: Partial<ReportQuery>) => void;
}

function DayField({ name, day: shown, onChoose }: DayFieldProps) {
  return (
    <Field
      label={reportsText[name]}
      name={name}
      type="date"
      value={shown}
      onChange={event => event.currentTarget.value && onChoose({ [name]: event.currentTarget.value })}
    />
  );
}

const columnsOf = (by: Facet): readonly Column<ReportRow>[] => [
  {
    id: 'name',
    header: facetNames[by],
    cell: ({ key, name }) => <bdi dir="rtl">{by === 'day' && key !== '' ? formatShortDay(key) : name}</bdi>,
  },
  { id: 'orders', header: reportColumns.orders, cell: ({ orders }) => formatCount(orders) },
  { id: 'units', header: reportColumns.units, cell: ({ units }) => formatCount(units) },
  { id: 'amount', header: reportColumns.amount, cell: ({ amount }) => <Amount pounds={amount} /> },
  {
    id: 'commission',
    header: reportColumns.commission,
    cell: ({ commission }) => <Amount pounds={commission} />,
  },
  {
    id: 'commissionVat',
    header: reportColumns.commissionVat,
    cell: ({ commissionVat }) => <Amount pounds={commissionVat} />,
  },
  { id: 'returns', header: reportColumns.returnsRate, cell: row => formatPart(returnsRate(row)) },
];

function Amount({ pounds }: { pounds: number }) {
  return <Price pounds={pounds} size="amount" />;
}
