import { Trend } from '#kit/chart/trend.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Price } from '#kit/price.tsx';
import type { HomeFigures } from '#modules/reports/calls.ts';
import { averageOrder, change, returnsRate } from '#modules/reports/sale.ts';
import { formatWeekday } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { formatPart, homeText } from './text.ts';

/** The figures of the period, each next to the one before; a merchant's with its products in the shop. */
export function HomeFigureCards({ figures }: { figures: HomeFigures }) {
  const { now, earlier, activeProducts, nextPayout } = figures;
  return (
    <Figures>
      <Figure icon="cash" label={homeText.sales} note={<Growth part={change(now.amount, earlier.amount)} />}>
        <Price pounds={now.amount} size="amount" />
      </Figure>
      <Figure
        icon="receipt-text"
        label={homeText.orders}
        note={<Growth part={change(now.orders, earlier.orders)} />}
      >
        {formatCount(now.orders)}
      </Figure>
      <Figure
        icon="shopping-cart"
        label={homeText.average}
        note={<Growth part={change(averageOrder(now), averageOrder(earlier))} />}
      >
        <Price pounds={averageOrder(now)} size="amount" />
      </Figure>
      {nextPayout && (
        <Figure
          icon="hand-coins"
          label={homeText.nextPayout}
          note={homeText.paidOn(formatWeekday(nextPayout.day))}
        >
          <Price pounds={nextPayout.amount} size="amount" />
        </Figure>
      )}
      {activeProducts && (
        <Figure icon="boxes" label={homeText.activeProducts} note={homeText.added(activeProducts.added)}>
          {formatCount(activeProducts.count)}
        </Figure>
      )}
      <Returns {...figures} />
    </Figures>
  );
}

function Returns({ now, earlier, medianReturns }: HomeFigures) {
  const share = returnsRate(now);
  return (
    <Figure
      icon="return"
      label={homeText.returnsRate}
      note={
        <>
          <Growth part={earlier.orders === 0 ? null : share - returnsRate(earlier)} good="down" />
          {medianReturns !== null && <p>{homeText.medianReturns(formatPart(medianReturns / 100))}</p>}
        </>
      }
    >
      {formatPart(share)}
    </Figure>
  );
}

/** Null: there is nothing to compare with. */
function Growth({ part, good = 'up' }: { part: number | null; good?: 'up' | 'down' }) {
  if (part === null) return homeText.noBefore;
  // Less than a tenth of a percent is shown as none.
  const rounded = Math.round(part * 1000) / 1000;
  if (rounded === 0) return homeText.same;
  return (
    <Trend
      change={rounded}
      good={good}
      amount={formatPart(rounded)}
      words={rounded > 0 ? homeText.more : homeText.less}
    />
  );
}
