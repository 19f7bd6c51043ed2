import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Chip } from '#kit/display/chip.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { lazyPart } from '#kit/lazy-part.ts';
import { exportReport, type HomeFigures, showHome } from '#modules/reports/calls.ts';
import { PERIODS, type Period } from '#modules/reports/period.ts';
import type { CallBody } from '#platform/call.ts';
import { formatWeekday } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { download } from '../../data/files.ts';
import { type RoleData, useSession } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { oneOf } from '../parts/list/address.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { NewOrderStrip } from '../parts/new-orders/new-order-strip.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { BestProducts, Categories } from './breakdown.tsx';
import { DailySales } from './daily-sales.tsx';
import { HomeFigureCards } from './figures.tsx';
import styles from './home.module.css';
import { LatestOrders } from './latest-orders.tsx';
import { Setup } from './setup.tsx';
import { OtherTasks, Tasks } from './tasks.tsx';
import { formatLongDay, homeText, periodNames } from './text.ts';

/** Of finance alone; all others would fetch it with their home. */
const FinanceWork = lazyPart(async () => (await import('./finance-work.tsx')).FinanceWork);

const FILTERS = { period: oneOf(PERIODS) } as const;

/** The start page of all staff: first tasks for those who may act, then figures for those who see money [NAV-7]. */
export function BackOfficeHome() {
  const query = useListQuery(FILTERS);
  const { period = 'last_14_days' } = query.filter;
  const home = useCall(showHome, { period });
  const { account } = useSession();
  useEffect(() => {
    document.title = backOfficeText.titled(pageTitles.home);
  }, []);
  if (!account) return null;
  const may = (permission: (typeof account.permissions)[number]) => account.permissions.includes(permission);
  const loaded = bodyOf(home);
  const figures = loaded?.figures ?? null;
  const isNew = loaded !== null && isNewShop(loaded);
  return (
    <>
      <PageHead title={pageTitles.home} intro={<Today />}>
        {may('reports') && !isNew && (
          <Periods
            period={period}
            figures={figures}
            onChoose={chosen => query.set({ period: chosen === 'last_14_days' ? null : chosen }, 'replace')}
          />
        )}
      </PageHead>
      <Answered answer={home} heading="h2">
        {body => (
          <div className={styles.page}>
            {account.role === 'finance' ? (
              <Suspense>
                <FinanceWork>
                  <OtherTasks tasks={body.tasks} />
                  <Overview figures={body.figures} hasOrders={may('orders')} />
                </FinanceWork>
              </Suspense>
            ) : (
              <Rooms body={body} isNew={isNew} account={account} />
            )}
          </div>
        )}
      </Answered>
    </>
  );
}

interface RoomsProps {
  body: CallBody<typeof showHome>;
  isNew: boolean;
  account: RoleData;
}

/** Of everybody but finance: what waits first. */
function Rooms({ body, isNew, account: { role, permissions } }: RoomsProps) {
  return (
    <>
      {role === 'merchant' && permissions.includes('orders') && <NewOrderStrip />}
      <OnHoliday until={body.holidayUntil} />
      <Setup steps={body.setup} />
      {(!isNew || body.tasks.length > 0) && <Tasks tasks={body.tasks} />}
      {role === 'merchant' && permissions.includes('products') && (
        <ButtonLink to="/products/new" icon="plus" block size="large" className={styles.add}>
          {homeText.addProduct}
        </ButtonLink>
      )}
      {isNew ? (
        <EmptyState title={homeText.noOrdersYet} text={homeText.firstOrder} lantern />
      ) : (
        <Overview figures={body.figures} hasOrders={permissions.includes('orders')} />
      )}
    </>
  );
}

function OnHoliday({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <Note tone="info">
      {homeText.onHoliday(formatWeekday(until))} <Link to="/account?tab=holiday">{homeText.endHoliday}</Link>
    </Note>
  );
}

/** One that lacks what selling needs and has sold nothing: its figures would all be nothing. */
const isNewShop = ({ setup, tasks, figures }: CallBody<typeof showHome>) =>
  setup.some(({ step, done }) => step !== 'second_factor' && !done) &&
  !tasks.some(({ task }) => task === 'new_orders' || task === 'unshipped_orders') &&
  figures !== null &&
  figures.now.orders + figures.earlier.orders === 0;

function Overview({ figures, hasOrders }: { figures: HomeFigures | null; hasOrders: boolean }) {
  return (
    <>
      {figures && <HomeFigureCards figures={figures} />}
      <div className={styles.columns}>
        {figures && <DailySales figures={figures} />}
        {figures && <Categories figures={figures} />}
        {hasOrders && <LatestOrders />}
        {figures && <BestProducts goods={figures.bestProducts} />}
      </div>
    </>
  );
}

function Today() {
  const [now] = useState(() => new Date());
  return formatLongDay(now);
}

interface PeriodsProps {
  period: Period;
  figures: HomeFigures | null;
  onChoose: (period: Period) => void;
}

function Periods({ period, figures, onChoose }: PeriodsProps) {
  const action = useAction();
  const save = () =>
    figures && action.run(() => download(exportReport, { ...figures.days, by: 'day', format: 'xlsx' }));
  return (
    <fieldset className={styles.periods}>
      <legend className="visually-hidden">{homeText.periods}</legend>
      <FormError message={action.message} />
      {PERIODS.map(each => (
        <Chip key={each} pressed={each === period} onClick={() => onChoose(each)}>
          {periodNames[each]}
        </Chip>
      ))}
      <Button
        variant="outline"
        size="small"
        icon="download"
        busy={action.busy ? homeText.exporting : undefined}
        disabled={figures === null}
        onClick={save}
      >
        {homeText.export}
      </Button>
    </fieldset>
  );
}
