import { type RawBuilder, sql } from 'kysely';
import { endingBefore } from '#modules/ads/managed-ad.ts';
import { addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Days } from '../period.ts';
import type { SetupStep } from '../setup.ts';
import { MOST_TASKS, type Task, UNSHIPPED_DAYS } from '../task.ts';
import { CATEGORY } from './show-report.sql.ts';

export interface DaySales {
  day: string;
  orders: number;
  units: number;
  amount: number;
  delivered: number;
  returned: number;
}

/** What was sold on each day that had sales, of a merchant or of the shop (0); amounts in piastres. */
export async function selectDays(run: Runner, merchantId: number, { from, to }: Days): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select day, orders, units, amount, delivered, returned from daily_sales
     where merchant_id = ${merchantId} and facet = 'all' and day between ${from}::date and ${to}::date order by day`.execute(
    run,
  );
  return rows;
}

export async function selectCategories(run: Runner, merchantId: number, { from, to }: Days) {
  const { rows } = await sql<{ name: string; amount: number }>`
    select coalesce(c.name_ar, '') as name, sum(s.amount)::bigint as amount
      from (select key, sum(amount)::bigint as amount from daily_sales
             where merchant_id = ${merchantId} and facet = 'category' and day between ${from}::date and ${to}::date
             group by key) s
      ${CATEGORY}
     where s.amount > 0 group by coalesce(g.into_id, s.key::bigint), c.name_ar order by amount desc, name`.execute(
    run,
  );
  return rows;
}

/** How many of a merchant's products are on the shop, and how many of them since that day. */
export async function selectActiveProducts(run: Runner, merchantId: number, since: string) {
  const { rows } = await sql<{ count: number; added: number }>`
    select count(*)::integer as count,
           (count(*) filter (where created_at >= ${startOfCairoDay(since)}))::integer as added
      from products where merchant_id = ${merchantId} and listed`.execute(run);
  return rows[0] as { count: number; added: number };
}

export async function selectBestProducts(run: Runner, merchantId: number) {
  const { rows } = await sql<{
    productId: number;
    title: string;
    imageUrl: string;
    units: number;
    amount: number;
  }>`
    select b.product_id as "productId", p.title, coalesce(p.images ->> 0, '') as "imageUrl", b.units, b.amount
      from best_products b join products p on p.id = b.product_id
     where b.merchant_id = ${merchantId} order by b.place`.execute(run);
  return rows;
}

/** Rows of a table for a merchant, or for everybody (0). */
const of = (merchantId: number) => (merchantId === 0 ? sql`true` : sql`merchant_id = ${merchantId}`);

/** Each as the list has it that the entry leads to. */
const WAITING: Readonly<Record<Task, (merchantId: number, now: Date) => RawBuilder<unknown>>> = {
  new_orders: id => sql`from merchant_orders where tab = 'new' and ${of(id)}`,
  unshipped_orders: (id, now) =>
    sql`from merchant_orders where tab = 'preparing' and ${of(id)} and placed_at < ${unshippedBefore(now)}`,
  merchant_applications: () => sql`from merchants where status in ('applied', 'under_review', 'needs_info')`,
  merchant_papers: (_, now) => sql`
    from merchants m where m.status in ('active', 'on_holiday', 'restricted', 'suspended')
     and merchant_needs_look(m.id, ${cairoDay(now)}::date)`,
  objections_to_decide: () => sql`from setback_objections where decided_at is null`,
  products_to_review: () => sql`from products where status = 'in_review'`,
  low_stock: id => sql`from products where low_stock and status = 'published' and ${of(id)}`,
  open_returns: id => sql`from returns where tab = 'waiting' and ${of(id)}`,
  complaints_to_answer: () => sql`from complaints where answered_at is null`,
  open_claims: id => sql`from claims where tab = 'claims' and ${of(id)}`,
  messages_to_answer: id => sql`
    from conversations where waiting_since is not null and written_at is not null and ${of(id)}`,
  ending_ads: (_, now) => sql`from ads where active and ends_at >= ${now} and ends_at < ${endingBefore(now)}`,
  refunds_to_approve: () => sql`from refunds where state = 'drafted'`,
  payouts_to_approve: () => sql`from payouts where state = 'draft'`,
  statement_disputes: () => sql`from statements where dispute is not null and answer is null`,
  transfers_to_confirm: () => sql`
    from payments where provider = 'manual' and captured = 0
     and (status = 'pending' or (status = 'expired' and proof is not null and proof_refusal is null))`,
  refunds_to_transfer: () => sql`
    from refunds r where r.tab = 'sending' and exists (
      select from refund_tenders t left join payments p on p.id = t.payment_id
       where t.refund_id = r.id and t.state <> 'succeeded' and p.status is distinct from 'disputed'
         and (t.means = 'channel' or t.by_hand))`,
  refunds_failed: () => sql`from refunds where tab = 'failed'`,
  gateway_messages: () =>
    sql`from payment_events where outcome not in ('done', 'nothing_new') and seen_at is null`,
  cash_exceptions: () => sql`from cash_exceptions where closed_at is null`,
  courier_claims: () =>
    sql`from claims c join parcels p on p.id = c.parcel_id
         where c.tab = 'courier' and c.closed_at is null and p.carrier <> 'merchant'`,
};

/** Midnight after the last day that the list of orders is asked for. */
function unshippedBefore(now: Date): Date {
  return startOfCairoDay(addDays(cairoDay(now), 1 - UNSHIPPED_DAYS));
}

/** When each of these came, of which an index of their lists has the oldest at its end; and the timers that end their time. */
const AGES: Readonly<Partial<Record<Task, { came: string; timers: readonly string[] }>>> = {
  new_orders: { came: 'placed_at', timers: ['merchant_timeout'] },
  unshipped_orders: { came: 'placed_at', timers: ['hand_over'] },
  open_returns: { came: 'requested_at', timers: ['return_answer', 'return_inspection', 'refund_due'] },
  open_claims: { came: 'opened_at', timers: [] },
  messages_to_answer: { came: 'waiting_since', timers: [] },
};

export interface WaitingTask {
  task: Task;
  count: number;
  since: Date | null;
  dueAt: Date | null;
}

/**
 * How much of each waits, up to `MOST_TASKS`, since when the oldest does, and until when it may; nothing of a task that
 * nothing waits for.
 */
export async function countTasks(
  run: Runner,
  { tasks, merchantId, now }: { tasks: readonly Task[]; merchantId: number; now: Date },
): Promise<WaitingTask[]> {
  if (tasks.length === 0) return [];
  const each = tasks.map(task => {
    const waiting = WAITING[task](merchantId, now);
    return sql`
      select ${sql.lit(task)} as task,
             (select count(*)::int from (select ${waiting} limit ${sql.lit(MOST_TASKS)}) w) as count,
             oldest.since, oldest."dueAt"
        from (select 1) one left join lateral (${oldestOf(task, waiting)}) oldest on true`;
  });
  const { rows } = await sql<WaitingTask>`${sql.join(each, sql` union all `)}`.execute(run);
  return rows.filter(({ count }) => count > 0);
}

function oldestOf(task: Task, waiting: RawBuilder<unknown>): RawBuilder<unknown> {
  const age = AGES[task];
  if (!age) return sql`select null::timestamptz as since, null::timestamptz as "dueAt"`;
  return sql`
    select first.since,
           (select min(t.due_at) - interval '1 millisecond' from timers t
             where t.kind = any(${[...age.timers]}) and t.subject_id = first.id
               and t.fired_at is null and t.cancelled_at is null) as "dueAt"
      from (select id, ${sql.ref(age.came)} as since ${waiting} order by 2 limit 1) first`;
}

/** Which steps of setting up are done, for a merchant and for one of its people. */
/** Null for a shop that is open, and for the whole shop (0). */
export async function selectHoliday(run: Runner, merchantId: number): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select holiday_until::text as until from merchants where id = ${merchantId}`.execute(run);
  return rows[0]?.until ?? null;
}

export async function selectSetup(
  run: Runner,
  { merchantId, userId }: { merchantId: number; userId: number },
): Promise<Record<SetupStep, boolean>> {
  const { rows } = await sql<Record<SetupStep, boolean>>`
    select m.logo <> '' as logo,
           exists (select from products where merchant_id = m.id and status <> 'draft') as first_product,
           exists (select from merchant_channels where merchant_id = m.id) as payout_channel,
           exists (select from second_factors where user_id = ${userId} and state = 'on')
             or exists (select from passkeys where user_id = ${userId}) as second_factor
      from merchants m where m.id = ${merchantId}`.execute(run);
  return rows[0] as Record<SetupStep, boolean>;
}
