import { useState } from 'react';
import { Chip } from '#kit/display/chip.tsx';
import { Field } from '#kit/form/field.tsx';
import { exportTax } from '#modules/payouts/tax.calls.ts';
import { exportReport, exportStockLeft } from '#modules/reports/calls.ts';
import { FACETS, type Facet, isRange, MERCHANT_FACETS } from '#modules/reports/report.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { download } from '../../data/files.ts';
import { useSession } from '../../data/session.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { day, oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { useDay } from '../parts/list/use-day.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { Breakdown } from './breakdown.tsx';
import { Overview } from './overview.tsx';
import { daysOf, PRESETS } from './preset.ts';
import styles from './reports.module.css';
import { StockLeft } from './stock-left.tsx';
import { Tax } from './tax.tsx';
import { partNames, presetNames, reportsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(reportsText.title), noindex: true });

const PARTS = [
  'day',
  'product',
  'stock',
  'late_stage',
  'return_reason',
  'category',
  'merchant',
  'governorate',
  'payment_method',
  'tax',
] as const satisfies readonly (Facet | 'stock' | 'tax')[];

interface ReportQuery {
  from: string;
  to: string;
}

/** Sales between two days in parts, each with its table and file; a merchant sees its own. */
export default function ReportsPage() {
  const { asked, part, parts, query, choose, today } = useReportQuery();
  const save = (format: 'csv' | 'xlsx') => {
    if (part === 'stock') return download(exportStockLeft, { format });
    if (part === 'tax') return download(exportTax, { ...asked, format });
    return download(exportReport, { ...asked, by: part, format });
  };
  return (
    <>
      <PageHead title={reportsText.title}>
        <ExportButtons save={save} />
      </PageHead>
      {part !== 'stock' && (
        <>
          <Presets asked={asked} today={today} onChoose={choose} />
          <search className={styles.filters} aria-label={reportsText.filters}>
            <DayField name="from" day={asked.from} onChoose={choose} />
            <DayField name="to" day={asked.to} onChoose={choose} />
          </search>
        </>
      )}
      <ListTabs
        label={reportsText.parts}
        labels={Object.fromEntries(parts.map(each => [each, partNames[each]]))}
        shown={part}
        hrefOf={name => query.hrefOf({ by: name === 'day' ? null : name })}
        counts={undefined}
      />
      <div className={styles.part}>
        {part === 'stock' && <StockLeft />}
        {part === 'day' && <Overview {...asked} />}
        {part === 'tax' && <Tax {...asked} />}
        {part !== 'stock' && part !== 'day' && part !== 'tax' && (
          <Breakdown key={part} {...asked} by={part} />
        )}
      </div>
    </>
  );
}

const FILTERS = { from: day, to: day, by: oneOf(PARTS) } as const;

/** The choice is in the address; an invalid range is not requested. */
function useReportQuery() {
  const query = useListQuery(FILTERS);
  const [today] = useState(() => cairoDay(new Date()));
  const { account } = useSession();
  const facets: readonly Facet[] = account?.role === 'merchant' ? MERCHANT_FACETS : FACETS;
  const parts = PARTS.filter(part => part === 'stock' || part === 'tax' || facets.includes(part));
  const { from = addDays(today, -29), to = today, by } = query.filter;
  const asked: ReportQuery = isRange({ from, to }) ? { from, to } : { from: to, to };
  // Only what is chosen: the rest may have been chosen a moment ago, after this page was drawn.
  const choose = (changes: Partial<ReportQuery>) => query.set(changes, 'replace');
  return { asked, part: parts.find(each => each === by) ?? 'day', parts, query, choose, today };
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

interface DayFieldProps {
  name: 'from' | 'to';
  day: string;
  onChoose: (changes: Partial<ReportQuery>) => void;
}

function DayField({ name, day: shown, onChoose }: DayFieldProps) {
  const typed = useDay(shown, chosen => chosen && onChoose({ [name]: chosen }));
  return <Field label={reportsText[name]} name={name} type="date" {...typed} />;
}
