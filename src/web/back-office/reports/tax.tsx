import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Price } from '#kit/price.tsx';
import { documentTitle } from '#modules/payouts/document.text.ts';
import { showTax, type TaxRow } from '#modules/payouts/tax.calls.ts';
import { taxColumns } from '#modules/payouts/tax.text.ts';
import { isTaxRange } from '#modules/payouts/tax.ts';
import type { Days } from '#modules/reports/period.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { formatPart } from '../home/text.ts';
import styles from './reports.module.css';
import { partNames, reportsText } from './text.ts';

/** What the tax documents of the period come to, for the return of VAT. */
export function Tax(days: Days) {
  return (
    <>
      <p className={styles.about}>{reportsText.taxAbout}</p>
      {isTaxRange(days) ? (
        <Sums {...days} />
      ) : (
        <EmptyState title={reportsText.taxLong} text={reportsText.taxLongText} />
      )}
    </>
  );
}

function Sums(days: Days) {
  const answer = useCall(showTax, { ...days });
  return (
    <Answered answer={answer} heading="h2">
      {({ rows, due, withheld }) =>
        rows.length === 0 ? (
          <EmptyState title={reportsText.noTax} text={reportsText.noTaxText} />
        ) : (
          <div className={styles.report}>
            <Figures label={reportsText.taxSums}>
              <Figure icon="receipt-text" label={reportsText.taxDue} note={reportsText.taxDueNote}>
                <Price pounds={due} size="amount" />
              </Figure>
              {withheld > 0 && (
                <Figure icon="landmark" label={reportsText.withheld} note={reportsText.withheldNote}>
                  <Price pounds={withheld} size="amount" />
                </Figure>
              )}
            </Figures>
            <DataTable
              label={partNames.tax}
              columns={COLUMNS}
              rows={rows}
              idOf={({ issuer, kind, vatPercent }) => [issuer, kind, vatPercent].join(' ')}
            />
          </div>
        )
      }
    </Answered>
  );
}

const COLUMNS: readonly Column<TaxRow>[] = [
  { id: 'kind', header: taxColumns.kind, cell: documentTitle },
  {
    id: 'vatPercent',
    header: taxColumns.vatPercent,
    cell: ({ kind, vatPercent }) => (kind === 'withholding_certificate' ? '—' : formatPart(vatPercent / 100)),
  },
  { id: 'documents', header: taxColumns.documents, cell: ({ documents }) => formatCount(documents) },
  { id: 'net', header: taxColumns.net, cell: ({ net }) => <Price pounds={net} size="amount" /> },
  { id: 'vat', header: taxColumns.vat, cell: ({ vat }) => <Price pounds={vat} size="amount" /> },
  { id: 'gross', header: taxColumns.gross, cell: ({ gross }) => <Price pounds={gross} size="amount" /> },
];
