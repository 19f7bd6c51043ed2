import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { showStockLeft } from '#modules/reports/calls.ts';
import { stockColumns } from '#modules/reports/columns.text.ts';
import { FEW_DAYS, STOCK_DAYS } from '#modules/reports/report.ts';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { useMay } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import styles from './reports.module.css';
import { partNames, reportsText } from './text.ts';

type Good = CallBody<typeof showStockLeft>['goods'][number];

/** What sells, and for how long its stock lasts. */
export function StockLeft() {
  const answer = useCall(showStockLeft, {});
  const page = useMay('products') ? '/product-details' : '/product';
  return (
    <>
      <p className={styles.about}>{reportsText.stockAbout(formatCount(STOCK_DAYS))}</p>
      <Answered answer={answer} heading="h2">
        {({ goods }) =>
          goods.length === 0 ? (
            <EmptyState title={reportsText.noStock} text={reportsText.noStockText} />
          ) : (
            <DataTable
              label={partNames.stock}
              columns={columnsFor(page)}
              rows={goods}
              idOf={({ productId }) => productId}
            />
          )
        }
      </Answered>
    </>
  );
}

const columnsFor = (page: string): readonly Column<Good>[] => [
  {
    id: 'title',
    header: stockColumns.title,
    cell: ({ productId, title }) => (
      <Link to={`${page}/${productId}`}>
        <bdi dir="rtl">{title}</bdi>
      </Link>
    ),
  },
  {
    id: 'left',
    header: stockColumns.stock,
    cell: ({ stock, days }) =>
      stock <= 0 ? (
        <Pill tone="danger">{reportsText.soldOut}</Pill>
      ) : (
        <Pill tone={days < FEW_DAYS ? 'warn' : 'neutral'}>{reportsText.left(formatCount(stock))}</Pill>
      ),
  },
  { id: 'sold', header: stockColumns.sold(STOCK_DAYS), cell: ({ sold }) => formatCount(sold) },
  {
    id: 'days',
    header: reportsText.lasts,
    cell: ({ stock, days }) => (stock <= 0 ? null : reportsText.days(days)),
  },
];
