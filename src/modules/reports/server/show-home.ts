import { showNextPayout } from '#modules/payouts/server/next-payout.ts';
import { showMedianReturns } from '#modules/reviews/server/performance/median-returns.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { can } from '#platform/permission.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { HomeFigures, showHome as homeCall, Waiting } from '../calls.ts';
import { type Days, daysOf, eachDay, lineOf, type Period } from '../period.ts';
import type { Sales } from '../sale.ts';
import { SETUP, SETUP_STEPS } from '../setup.ts';
import { TASK_NAMES, TASKS, type Task } from '../task.ts';
import { scopeOf } from './scope.ts';
import {
  countTasks,
  type DaySales,
  selectActiveProducts,
  selectBestProducts,
  selectCategories,
  selectDays,
  selectHoliday,
  selectSetup,
} from './show-home.sql.ts';

/** The home of the back-office: figures for who sees money, what waits for everybody who may do something about it. */
export async function showHome(
  ctx: Ctx,
  { period }: CallInput<typeof homeCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof homeCall>> {
  const now = ctx.clock.now();
  const merchantId = scopeOf(viewer);
  const tasks = TASK_NAMES.filter(task => can(viewer, TASKS[task]));
  const [figures, waiting, setup, holidayUntil] = await Promise.all([
    can(viewer, 'reports') ? figuresOf(ctx, { viewer, merchantId, period, now }) : null,
    countTasks(ctx.db, { tasks, merchantId, now }),
    merchantId === 0 ? [] : setupOf(ctx, viewer, merchantId),
    selectHoliday(ctx.db, merchantId),
  ]);
  return {
    figures,
    holidayUntil,
    setup,
    tasks: waiting.map(({ since, dueAt, ...task }) => ({
      ...task,
      since: since?.toISOString() ?? null,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  };
}

async function setupOf({ db }: Ctx, viewer: Account, merchantId: number) {
  const done = await selectSetup(db, { merchantId, userId: viewer.userId });
  const steps = SETUP_STEPS.filter(step => can(viewer, SETUP[step])).map(step => ({
    step,
    done: done[step],
  }));
  return steps.every(({ done: isDone }) => isDone) ? [] : steps;
}

const IN_BAR = ['merchant_applications', 'messages_to_answer'] as const satisfies Task[];

/** Nothing waits for who may not do anything about it. */
export async function countWaiting(ctx: Ctx, _: unknown, { viewer }: Caller<Account>): Promise<Waiting> {
  const tasks = IN_BAR.filter(task => can(viewer, TASKS[task]));
  const waiting = await countTasks(ctx.db, { tasks, merchantId: scopeOf(viewer), now: ctx.clock.now() });
  const countOf = (asked: Task) => waiting.find(({ task }) => task === asked)?.count ?? 0;
  return { merchants: countOf('merchant_applications'), conversations: countOf('messages_to_answer') };
}

interface HomeQuery {
  viewer: Account;
  merchantId: number;
  period: Period;
  now: Date;
}

async function figuresOf(ctx: Ctx, { viewer, merchantId, period, now }: HomeQuery): Promise<HomeFigures> {
  const { db } = ctx;
  const { days, before } = daysOf(period, now);
  const line = lineOf(period, now);
  const earliest = [before.from, line.before.from].toSorted()[0] as string;
  const [rows, categories, goods, activeProducts, medianReturns, nextPayout] = await Promise.all([
    selectDays(db, merchantId, { from: earliest, to: days.to }),
    selectCategories(db, merchantId, days),
    selectBestProducts(db, merchantId),
    merchantId === 0 ? null : selectActiveProducts(db, merchantId, days.from),
    merchantId === 0 ? null : showMedianReturns(db, merchantId),
    can(viewer, 'own_money') ? showNextPayout(ctx, merchantId) : null,
  ]);
  return {
    days,
    before,
    now: totalOf(rows, days),
    earlier: totalOf(rows, before),
    line: lineFrom(rows, line.days),
    lineBefore: lineFrom(rows, line.before),
    categories: categories.map(({ name, amount }) => ({ name, amount: toPounds(amount) })),
    activeProducts,
    medianReturns,
    nextPayout,
    bestProducts: goods.map(({ amount, ...each }) => ({ ...each, amount: toPounds(amount) })),
  };
}

function totalOf(rows: readonly DaySales[], { from, to }: Days): Sales {
  const within = rows.filter(({ day }) => day >= from && day <= to);
  const sum = (of: (row: DaySales) => number) => within.reduce((total, row) => total + of(row), 0);
  return {
    orders: sum(row => row.orders),
    units: sum(row => row.units),
    amount: toPounds(sum(row => row.amount)),
    delivered: sum(row => row.delivered),
    returned: sum(row => row.returned),
  };
}

/** Every day of it; 0 where nothing was sold. */
function lineFrom(rows: readonly DaySales[], days: Days) {
  const byDay = new Map(rows.map(row => [row.day, row]));
  return eachDay(days).map(day => ({
    day,
    amount: toPounds(byDay.get(day)?.amount ?? 0),
    orders: byDay.get(day)?.orders ?? 0,
  }));
}
