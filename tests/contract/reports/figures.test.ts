import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listUsers } from '#modules/accounts/users.calls.ts';
import { listAds } from '#modules/ads/back-office.calls.ts';
import { listManagedProducts } from '#modules/catalog/back-office.calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { listHeldStock } from '#modules/checkout/held-stock.calls.ts';
import { listComplaints } from '#modules/complaints/calls.ts';
import { listMerchantConversations } from '#modules/conversations/back-office.calls.ts';
import { listCoupons } from '#modules/discounts/calls.ts';
import { listBalances } from '#modules/ledger/calls.ts';
import { showMonth } from '#modules/ledger/months.calls.ts';
import { listMerchants } from '#modules/merchants/review.calls.ts';
import { listReports } from '#modules/moderation/calls.ts';
import { listFailedJobs, showOperations } from '#modules/operations/calls.ts';
import { listManagedOrders } from '#modules/orders/back-office.calls.ts';
import { listMoneyEntries, listStatements, showMoney, showStatement } from '#modules/payouts/money.calls.ts';
import { listAvailable, listPayouts } from '#modules/payouts/payouts.calls.ts';
import { listRefunds } from '#modules/refunds/calls.ts';
import { listRemittances } from '#modules/remittances/calls.ts';
import { exportReport, showHome, showReport } from '#modules/reports/calls.ts';
import { showFinanceWork } from '#modules/reports/finance-work.calls.ts';
import { type Facet, MOST_PRODUCTS } from '#modules/reports/report.ts';
import { listManagedCases } from '#modules/returns/back-office.calls.ts';
import { showCustomer } from '#modules/returns/customers.calls.ts';
import { listManagedReviews, listMerchantReviews } from '#modules/reviews/back-office.calls.ts';
import { listMerchantQuestions } from '#modules/reviews/questions.calls.ts';
import { listSearches, SEARCH_VIEWS } from '#modules/search/desk.calls.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { fromPounds } from '#platform/money.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Role } from '#platform/viewer.ts';
import { loadWholeDemo } from '../../../demo/load.ts';
import { orderFor } from '../../support/orders.ts';
import { homeOf, sessionOf } from '../../support/people.ts';
import { greyStorage } from '../../support/pictures.ts';
import { testShop } from '../../support/shop.ts';

/**
 * What the back-office's screens show of the demo's thirty days, beside SQL that is written apart: from the ledger's
 * entries, the lines of orders and the states of things, not from the sums that the shop keeps for its screens.
 */
// It works off no jobs: what the demo's shop asks for in the past would be booked as of today.
const shop = await testShop({ env: { RUNS: 'web' } });
let by: Record<'admin' | 'finance' | 'support', { token: string }>;
let merchants: { id: number; token: string }[];

beforeAll(async () => {
  const config = readConfig({
    DATABASE_URL: shop.url,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'wekala-figures-')),
  });
  const storage = await greyStorage(config);
  await loadWholeDemo({ db: shop.ctx.db, storage, config, databaseUrl: shop.url });
  by = {
    admin: await signIn('super_admin'),
    finance: await signIn('finance'),
    support: await signIn('support'),
  };
  const sellers = await shop.rows(sql<{ id: number }>`
    select merchant_id as id from merchant_members
     where duty = 'owner' and merchant_id in (select merchant_id from merchant_orders) order by 1`);
  merchants = await Promise.all(sellers.map(async ({ id }) => ({ id, ...(await signIn('merchant', id)) })));
}, 300_000);

/** As an account of the demo, of a role or a shop's owner, with its second factor. */
async function signIn(role: Role, merchantId: number | null = null): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url');
  await shop.rows(sql`
    with who as (
      select u.id from users u left join merchant_members m on m.user_id = u.id and m.duty = 'owner'
       where u.role = ${role} and m.merchant_id is not distinct from ${merchantId}::bigint order by u.id limit 1
    ), factor as (
      insert into second_factors (user_id, state, secret) select id, 'on', 'not a sealed secret' from who on conflict do nothing
    )
    insert into sessions (token_hash, user_id, device, confirmed_at, expires_at)
    select ${createHash('sha256').update(token).digest()}, id, 'test', now(), now() + interval '1 day' from who`);
  return { token };
}

/** Pounds, as screens have them. */
const pounds = (piastres: number | string | null | undefined) => Number(piastres ?? 0) / 100;

const one = async <R extends object>(query: ReturnType<typeof sql<R>>) => (await shop.rows(query))[0] as R;

/** Counts by a word, as `{ word: count }`; those that nothing has are 0. */
async function counted(words: readonly string[], query: ReturnType<typeof sql<{ word: string; n: number }>>) {
  const found = new Map((await shop.rows(query)).map(({ word, n }) => [word, Number(n)]));
  return Object.fromEntries(words.map(word => [word, found.get(word) ?? 0]));
}

test('the demo has something of what is compared', async () => {
  expect(merchants.length).toBeGreaterThan(1);
  // Jobs may write some of it after the load itself.
  await vi.waitFor(async () => {
    const counts = await one(sql<Record<string, number>>`
      select (select count(*) from orders)::int as orders, (select count(*) from ledger_entries)::int as entries,
             (select count(*) from statements)::int as statements, (select count(*) from returns)::int as returns,
             (select count(*) from payouts)::int as payouts`);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  }, 30_000);
}, 60_000);

describe("a customer's page", () => {
  test('has the figures of every buyer', async () => {
    const buyers = await shop.rows(sql<{ id: number }>`select distinct user_id as id from orders order by 1`);
    expect(buyers.length).toBeGreaterThan(1);
    for (const { id } of buyers) {
      const { body } = await shop.call(showCustomer, { userId: id }, by.support);
      const parts = await shop.rows(sql<{ orderId: number; status: string; total: number }>`
        select order_id as "orderId", status, total from merchant_orders where order_id in (select id from orders where user_id = ${id})`);
      const ended = (orderId: number) =>
        parts.filter(part => part.orderId === orderId).every(({ status }) => ENDED.includes(status));
      const orderIds = [...new Set(parts.map(({ orderId }) => orderId))];
      const { delivered } = await one(sql<{ delivered: number }>`
        select coalesce(sum(pl.net), 0)::bigint as delivered
          from orders o join merchant_orders mo on mo.order_id = o.id join parcels p on p.merchant_order_id = mo.id
          join parcel_lines pl on pl.parcel_id = p.id where o.user_id = ${id} and p.state = 'delivered'`);
      const { credit } = await one(sql<{ credit: number }>`
        select coalesce(-sum(amount), 0)::bigint as credit from ledger_entries where account = ${`store_credit:${id}`}`);
      const { returned } = await one(sql<{ returned: number }>`
        select count(*)::int as returned from returns where merchant_order_id in
          (select mo.id from merchant_orders mo join orders o on o.id = mo.order_id where o.user_id = ${id})`);
      expect(body.figures).toEqual({
        orders: orderIds.length,
        openOrders: orderIds.filter(orderId => !ended(orderId)).length,
        bought: pounds(delivered),
        balance: pounds(credit),
        refused: parts.filter(({ status }) => REFUSED.includes(status)).length,
        sent: parts.filter(({ status }) => SENT.includes(status)).length,
        returns: returned,
      });
      expect(body.orders.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(
        pounds(parts.reduce((sum, { total }) => sum + total, 0)),
        2,
      );
    }
  });
});

const REFUSED = ['undelivered', 'returned_to_merchant'];
const ENDED = ['delivered', 'completed', 'cancelled', ...REFUSED];
const SENT = ['shipped', 'delivered', 'completed', ...REFUSED];

describe("a merchant's money", () => {
  /** The shop's debt to a merchant by the ledger, where its entries are credits. */
  const owed = async (id: number) =>
    pounds(
      (
        await one(sql<{ owed: number }>`
          select coalesce(-sum(amount), 0)::bigint as owed from ledger_entries where account = ${`merchant_payable:${id}`}`)
      ).owed,
    );

  test('is what the ledger owes it, and its parts are all that is not paid', async () => {
    for (const { id, token } of merchants) {
      const { body } = await shop.call(showMoney, {}, { token });
      expect(body.balance).toBeCloseTo(await owed(id), 2);
      const { claimed } = await one(sql<{ claimed: number }>`
        select coalesce(sum(amount), 0)::bigint as claimed from payouts
         where merchant_id = ${id} and state not in ('paid', 'failed')`);
      expect(body.claimed).toBe(pounds(claimed));
      const { sent } = await one(sql<{ sent: number }>`
        select coalesce(sum(amount), 0)::bigint as sent from payouts where merchant_id = ${id} and state = 'processing'`);
      // A payout on its way to the bank has left the account, but has not ended.
      const unpaid = body.pending + body.awaitsCash + body.frozen + body.available;
      expect(unpaid + body.claimed).toBeCloseTo(body.balance + pounds(sent), 2);
    }
  });

  test('is the sum of the entries that its list shows', async () => {
    for (const { id, token } of merchants) {
      let sum = 0;
      let before: number | null | undefined;
      do {
        const { body } = await shop.call(
          listMoneyEntries,
          { limit: 20, ...(before && { before }) },
          { token },
        );
        sum += body.entries.reduce((total, { amount }) => total + amount, 0);
        before = body.next;
      } while (before !== null);
      expect(sum).toBeCloseTo(await owed(id), 2);
    }
  });

  test('stands on statements that follow one another and add up', async () => {
    let seen = 0;
    for (const { id, token } of merchants) {
      const { body } = await shop.call(listStatements, { limit: 50 }, { token });
      const oldest = body.statements.toReversed();
      seen += oldest.length;
      for (const [at, listed] of oldest.entries()) {
        const { body: whole } = await shop.call(showStatement, { statementId: listed.id }, by.finance);
        const { moved, entries } = await one(sql<{ moved: number; entries: number }>`
          select coalesce(-sum(l.amount), 0)::bigint as moved, count(*)::int as entries
            from ledger_entries l join merchant_entries e on e.entry_id = l.id
           where e.statement_id = ${listed.id} and l.account = ${`merchant_payable:${id}`}`);
        expect(listed.opening).toBe(oldest[at - 1]?.closing ?? 0);
        expect(listed.closing).toBeCloseTo(listed.opening + pounds(moved), 2);
        expect([listed.entries, whole.lines.length]).toEqual([entries, entries]);
        expect(whole.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(pounds(moved), 2);
      }
      const { later } = await one(sql<{ later: number }>`
        select coalesce(sum(amount), 0)::bigint as later from merchant_entries
         where merchant_id = ${id} and statement_id is null`);
      expect((oldest.at(-1)?.closing ?? 0) + pounds(later)).toBeCloseTo(await owed(id), 2);
    }
    expect(seen).toBeGreaterThan(1);
  });
});

test('payouts are counted and added up by their states', async () => {
  const { body } = await shop.call(listPayouts, {}, by.finance);
  const rows = await shop.rows(sql<{ state: string; count: number; amount: number }>`
    select state, count(*)::int as count, sum(amount)::bigint as amount from payouts group by state`);
  const shown = body.totals.filter(({ count }) => count > 0);
  expect(Object.fromEntries(shown.map(({ state, count, amount }) => [state, [count, amount]]))).toEqual(
    Object.fromEntries(rows.map(({ state, count, amount }) => [state, [count, pounds(amount)]])),
  );
  for (const { id, amount, withheld, entries, orders, sales, deductions, net } of body.payouts) {
    const held = await one(sql<{ paid: number; n: number; orders: number; sold: number }>`
      select coalesce(sum(e.amount), 0)::bigint as paid, count(*)::int as n, count(distinct e.merchant_order_id)::int as orders,
             coalesce(sum(e.amount) filter (where t.kind = 'delivered' and e.amount > 0), 0)::bigint as sold
        from merchant_entries e join ledger_entries l on l.id = e.entry_id join ledger_transactions t on t.id = l.transaction_id
       where e.payout_id = ${id}`);
    expect([amount, entries, orders, sales]).toEqual([
      pounds(held.paid),
      held.n,
      held.orders,
      pounds(held.sold),
    ]);
    expect(fromPounds(sales) + fromPounds(deductions)).toBe(fromPounds(net));
    expect(fromPounds(net) + fromPounds(withheld)).toBe(fromPounds(amount));
    expect(withheld).toBeLessThan(amount);
  }
});

describe('a report', () => {
  const to = cairoDay(new Date());
  // The crowd of the demo ordered before the thirty days of everybody else.
  const from = addDays(to, -60);

  /** The sold units of each line, by where they are now. */
  const SOLD = sql`
    select (mo.placed_at at time zone 'Africa/Cairo')::date::text as day, mo.merchant_id::text as merchant,
           coalesce(l.category_id, 0)::text as category, l.product_id::text as product, coalesce(mo.governorate_id, 0)::text as governorate,
           o.payment_method, o.id as order_id, l.delivered, l.returned, l.unit_price, l.discount, l.quantity,
           l.commission, l.commission_vat,
           l.in_parcel + l.delivered + case when mo.stage in ('new', 'accepted') then l.open else 0 end as units
      from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id join orders o on o.id = mo.order_id`;

  /** The first units of a line have the piastres that do not divide. */
  const part = (name: string) => {
    const column = sql.ref(name);
    return sql`(select coalesce(sum(${column} / quantity + case when unit <= ${column} % quantity then 1 else 0 end), 0)
                  from generate_series(1, units) unit)`;
  };

  interface Sums {
    key: string;
    orders: number;
    units: number;
    amount: number;
    delivered: number;
    returned: number;
    commission: number;
    commissionVat: number;
  }

  const sumsBy = (key: ReturnType<typeof sql>) =>
    shop.rows(sql<Sums>`
      select ${key} as key, count(distinct order_id)::int as orders, sum(units)::int as units,
             sum(unit_price * units - ${part('discount')})::bigint as amount, sum(delivered)::int as delivered,
             sum(returned)::int as returned, sum(${part('commission')})::bigint as commission,
             sum(${part('commission_vat')})::bigint as "commissionVat"
        from (${SOLD}) sold where units > 0 group by 1`);

  const inPounds = ({ key, amount, commission, commissionVat, ...sums }: Sums) => [
    key,
    {
      orders: sums.orders,
      units: sums.units,
      delivered: sums.delivered,
      returned: sums.returned,
      amount: pounds(amount),
      commission: pounds(commission),
      commissionVat: pounds(commissionVat),
    },
  ];

  test.each<[Facet, string]>([
    ['day', 'day'],
    ['merchant', 'merchant'],
    ['category', 'category'],
    ['product', 'product'],
    ['governorate', 'governorate'],
    ['payment_method', 'payment_method'],
  ])('by %s has the sums of its orders, and so has its total', async (facet, column) => {
    const {
      rows,
      total,
      by: shownBy,
    } = (await shop.call(showReport, { from, to, by: facet }, by.finance)).body;
    expect(shownBy).toBe(facet);
    const figures = ({ key, name: _, ...sums }: (typeof rows)[number]) => [key, sums];
    const apart = await sumsBy(sql.ref(column));
    const byAmount = (a: { amount: number }, b: { amount: number }) => b.amount - a.amount;
    const best = apart.toSorted(byAmount);
    expect(best.length).toBeGreaterThan(0);
    const sold = rows.filter(({ units }) => units > 0);
    // Products are many: those that sold best are listed, and of two that sold alike either may be the last.
    const listed = facet === 'product' ? best.slice(0, MOST_PRODUCTS) : best;
    expect(sold.toSorted(byAmount).map(({ amount }) => amount)).toEqual(
      listed.map(({ amount }) => pounds(amount)),
    );
    const ofShown = best.filter(({ key }) => sold.some(row => row.key === key));
    expect(Object.fromEntries(sold.map(figures))).toEqual(Object.fromEntries(ofShown.map(inPounds)));
    const [all] = await sumsBy(sql`''::text`);
    expect(figures(total)).toEqual(inPounds(all as Sums));
  });

  test('of a merchant has its own orders alone, and its file says the same', async () => {
    const apart = Object.fromEntries((await sumsBy(sql.ref('merchant'))).map(inPounds));
    for (const { id, token } of merchants) {
      const { total } = (await shop.call(showReport, { from, to }, { token })).body;
      const { key: _, name: __, ...sums } = total;
      expect(sums).toEqual(apart[String(id)] ?? { ...sums, orders: 0, units: 0, amount: 0 });
    }
    const file = await shop.call(exportReport, { from, to, by: 'merchant', format: 'csv' }, by.finance);
    for (const { units, amount } of Object.values(apart) as { units: number; amount: number }[])
      expect(file.bytes.toString()).toContain(`,${units},${amount}`);
  });
});

describe('the counts of tabs', () => {
  test('of orders, for the shop and for each merchant', async () => {
    for (const { id, token } of [{ id: null, token: by.admin.token }, ...merchants]) {
      const { counts } = (await shop.call(listManagedOrders, {}, { token })).body;
      const { all: _, ...tabs } = counts as Record<string, number>;
      expect(tabs).toEqual(
        await counted(
          Object.keys(tabs),
          sql`
            select case when status = 'pending_confirmation' then 'waiting' when status in ('accepted', 'ready') then 'preparing'
                        when status = 'shipped' and exists (
                          select from parcels p where p.merchant_order_id = mo.id and p.state = 'shipped' and mo.out_for_delivery) then 'out'
                        when status = 'completed' then 'delivered'
                        when status in ('undelivered', 'returned_to_merchant') then 'returned' else status end as word,
                   count(distinct order_id)::int as n
              from merchant_orders mo
             where (${id}::bigint is null or merchant_id = ${id}) and mo.stage <> 'pending_payment' group by 1`,
        ),
      );
    }
  });

  test('of returns and claims, for the shop and for each merchant', async () => {
    for (const { id, token } of [{ id: null, token: by.support.token }, ...merchants]) {
      const { counts } = (await shop.call(listManagedCases, {}, { token })).body;
      expect(counts).toEqual(
        await counted(
          Object.keys(counts),
          sql`
            select word, count(*)::int as n from (
              select case when state in ('requested', 'received', 'inspected') then 'waiting' when state = 'escalated' then state
                          when state in ('approved', 'awaiting_pickup', 'in_transit', 'rejected') then 'under_way' else 'done' end as word,
                     merchant_id from returns
              union all
              select case when decision is null then 'claims' else 'done' end, merchant_id from claims where kind <> 'courier') cases
             where ${id}::bigint is null or merchant_id = ${id} group by 1`,
        ),
      );
    }
  });

  test('of refunds', async () => {
    const { counts } = (await shop.call(listRefunds, {}, by.finance)).body;
    expect(counts).toEqual(
      await counted(
        Object.keys(counts),
        sql`
          select case when r.state in ('succeeded', 'refused') then 'done' when r.state in ('drafted', 'failed') then r.state
                      when exists (select from refund_tenders t where t.refund_id = r.id and t.means = 'channel'
                                    and t.state in ('waiting', 'sending', 'failed')) then 'to_transfer'
                      else 'sending' end as word, count(*)::int as n
            from refunds r group by 1`,
      ),
    );
  });

  test('of merchants', async () => {
    const { counts } = (await shop.call(listMerchants, {}, by.admin)).body;
    const { papers: _, ...tabs } = counts;
    expect(tabs).toEqual(
      await counted(
        Object.keys(tabs),
        sql`
          select case when status in ('applied', 'under_review', 'needs_info') then 'applications'
                      when status in ('suspended', 'closed') then 'suspended' when status = 'rejected' then status
                      else 'active' end as word, count(*)::int as n
            from merchants group by 1`,
      ),
    );
  });

  test('of complaints, reviews, questions, reports and conversations', async () => {
    const complaints = (await shop.call(listComplaints, {}, by.support)).body.counts;
    expect(complaints).toEqual(
      await counted(
        Object.keys(complaints),
        sql`select case when closed_at is not null then 'closed' when answered_at is not null then 'answered' else 'waiting' end as word,
                   count(*)::int as n from complaints group by 1`,
      ),
    );
    const reviews = (await shop.call(listManagedReviews, {}, by.admin)).body.counts;
    expect(reviews).toEqual(
      await counted(
        Object.keys(reviews),
        sql`select state as word, count(*)::int as n from reviews group by 1`,
      ),
    );
    const reports = (await shop.call(listReports, {}, by.admin)).body.counts;
    expect(reports).toEqual(
      await counted(
        Object.keys(reports),
        sql`select case outcome when '' then 'open' else 'closed' end as word, count(*)::int as n from reports group by 1`,
      ),
    );
    for (const { id, token } of merchants) {
      const own = await Promise.all([
        shop.call(listMerchantReviews, {}, { token }),
        shop.call(listMerchantQuestions, {}, { token }),
        shop.call(listMerchantConversations, {}, { token }),
      ]);
      const { rows } = await sql<{ to_answer: number; all: number }>`
        select count(*) filter (where reply = '')::int as to_answer, count(*)::int as all from reviews
         where merchant_id = ${id} and state = 'shown'
        union all
        select count(*) filter (where answer = '')::int, count(*)::int from questions where merchant_id = ${id} and state = 'shown'
        union all
        select count(*) filter (where newest = 'buyer' and ended_by is null)::int, count(*)::int
          from (select c.ended_by, (select m.side from conversation_messages m where m.conversation_id = c.id order by m.id desc limit 1) as newest
                  from conversations c where c.merchant_id = ${id}) c where newest is not null`.execute(
        shop.ctx.db,
      );
      expect(own.map(({ body }) => body.counts)).toEqual(rows);
    }
  });
});

test("finance's home counts and adds up what waits", async () => {
  const { kinds } = (await shop.call(showFinanceWork, {}, by.finance)).body;
  const rows = await shop.rows(sql<{ kind: string; count: number; amount: number }>`
    select kind, count(*)::int as count, sum(amount)::bigint as amount from (
      select 'refund_to_transfer' as kind, sum(t.amount) as amount
        from refund_tenders t join refunds r on r.id = t.refund_id
       where (t.means = 'channel' or t.by_hand) and t.state <> 'succeeded' and r.state in ('approved', 'sending') group by r.id
      union all select 'refund_to_approve', goods + delivery + fees - deducted - given_before from refunds where state = 'drafted'
      union all select 'refund_failed', sum(t.amount) from refund_tenders t where t.state = 'failed' group by t.refund_id
      union all select 'bank_dispute', amount from disputes where decision is null
      union all select 'transfer', amount from payments
                 where provider = 'manual' and captured = 0 and (status = 'pending' or (status = 'expired' and proof is not null and proof_refusal is null))
      union all select 'merchant_dispute', closing from statements where disputed_at is not null and answered_at is null
      union all select case when kind in ('surplus', 'deduction') then 'suspense' else 'cash_difference' end, amount
                  from cash_exceptions where closed_at is null
      union all select 'refunded_parcel', r.amount from refunded_parcels r join parcels p on p.id = r.parcel_id
                 where r.closed_at is null and p.state <> 'returned'
      union all select 'unsettled_statement', gross - fees from remittances where settled_at is null
      union all select 'missing_statement', sum(captured - (select coalesce(sum(t.amount), 0) from refund_tenders t
                                                       where t.payment_id = payments.id and t.means = 'gateway' and t.done_at is not null)) from payments
                 where captured > 0 and provider in ('paymob', 'fawry')
                   and id not in (select payment_id from remittance_lines where kind = 'payment')
                 group by provider having min(captured_at) < now() - interval '7 days'
      union all select 'payout', amount from payouts where state in ('draft', 'approved', 'processing', 'failed')) work
     group by kind`);
  const shown = kinds.filter(({ kind }) => kind !== 'courier_claim');
  expect(shown.length).toBeGreaterThan(2);
  expect(Object.fromEntries(shown.map(({ kind, count, amount }) => [kind, [count, amount]]))).toEqual(
    Object.fromEntries(rows.map(({ kind, count, amount }) => [kind, [count, pounds(amount)]])),
  );
  const { claims } = await one(sql<{ claims: number }>`
    select count(*)::int as claims from claims c join parcels p on p.id = c.parcel_id
     where c.kind = 'courier' and c.closed_at is null and p.carrier <> 'merchant'`);
  expect(kinds.find(({ kind }) => kind === 'courier_claim')?.count ?? 0).toBe(claims);
});

describe('the desks', () => {
  test('of payouts: whose the available amount is', async () => {
    const { merchants: shown } = (await shop.call(listAvailable, { limit: 100 }, by.finance)).body;
    const { body } = await shop.call(listPayouts, {}, by.finance);
    const rows = await shop.rows(sql<{ id: number; amount: number }>`
      select merchant_id as id, sum(amount)::bigint as amount from earnings where state = 'available' and payout_id is null
       group by 1 having sum(amount) <> 0`);
    expect(rows.length).toBeGreaterThan(1);
    expect(Object.fromEntries(shown.map(({ merchantId, amount }) => [merchantId, amount]))).toEqual(
      Object.fromEntries(rows.map(({ id, amount }) => [id, pounds(amount)])),
    );
    expect(body.available).toBeCloseTo(pounds(rows.reduce((sum, { amount }) => sum + Number(amount), 0)), 2);
  });

  test('of the books: every balance, and a month that opens with what stood before it', async () => {
    const { accounts, sum } = (await shop.call(listBalances, {}, by.finance)).body;
    const rows = await shop.rows(sql<{ account: string; balance: number; entries: number }>`
      select split_part(account, ':', 1) as account, sum(amount)::bigint as balance, count(*)::int as entries
        from ledger_entries group by 1`);
    const whole = new Map<string, [number, number]>();
    for (const { account, balance, entries } of accounts) {
      const [name = ''] = account.split(':');
      const [before, count] = whole.get(name) ?? [0, 0];
      whole.set(name, [before + Math.round(balance * 100), count + entries]);
    }
    expect(Object.fromEntries(whole)).toEqual(
      Object.fromEntries(rows.map(({ account, balance, entries }) => [account, [Number(balance), entries]])),
    );
    expect(sum).toBe(0);
    const month = (await shop.call(showMonth, { month: cairoDay(new Date()).slice(0, 7) }, by.finance)).body;
    expect(month.balances.length).toBeGreaterThan(3);
    expect(month.balances.reduce((all, { debit, credit }) => all + debit - credit, 0)).toBeCloseTo(0, 2);
    for (const { opening, debit, credit, closing } of month.balances)
      expect(closing).toBeCloseTo(opening + debit - credit, 2);
  });

  test('of collections: what each courier and gateway still has', async () => {
    const { waiting, remittances } = (await shop.call(listRemittances, {}, by.finance)).body;
    const rows = await shop.rows(sql<{ holder: string; parcels: number; amount: number }>`
      select c.holder, count(*)::int as parcels, sum(c.amount)::bigint as amount
        from cod_collections c join parcels p on p.id = c.parcel_id where c.state = 'collected' and c.holder <> 'merchant'
       group by 1
      union all
      select p.provider, count(*)::int, (
               select sum(e.amount) from ledger_entries e where e.account = 'gateway_receivable:' || p.provider)::bigint
        from payments p where p.captured > 0 and p.provider in ('paymob', 'fawry')
         and p.id not in (select payment_id from remittance_lines where payment_id is not null and kind = 'payment') group by 1`);
    expect(Object.fromEntries(waiting.map(each => [each.courier, [each.parcels, each.amount]]))).toEqual(
      Object.fromEntries(rows.map(({ holder, parcels, amount }) => [holder, [parcels, pounds(amount)]])),
    );
    for (const { id, net, gross, fees } of remittances) {
      const { all } = await one(sql<{ all: number }>`
        select (gross - fees)::bigint as all from remittances where id = ${id}`);
      expect([net, gross - fees]).toEqual([pounds(all), expect.closeTo(pounds(all), 2)]);
    }
  });

  test('of coupons, ads and accounts: how often each was used, seen and ordered with', async () => {
    const { coupons } = (await shop.call(listCoupons, {}, by.admin)).body;
    expect(coupons.length).toBeGreaterThan(0);
    for (const { id, uses, given } of coupons)
      expect([uses, given]).toEqual(
        Object.values(
          await one(sql<{ uses: number; given: number }>`
            select count(*)::int as uses, coalesce(sum(amount), 0)::int / 100.0::float8 as given from coupon_uses where coupon_id = ${id}`),
        ),
      );
    const { ads } = (await shop.call(listAds, {}, by.admin)).body;
    expect(ads.length).toBeGreaterThan(0);
    for (const { id, impressions, clicks } of ads)
      expect([impressions, clicks]).toEqual(
        Object.values(
          await one(sql<{ seen: number; clicks: number }>`
            select coalesce(sum(impressions), 0)::int as seen, coalesce(sum(clicks), 0)::int as clicks from ad_counts where ad_id = ${id}`),
        ),
      );
    const { users, total } = (await shop.call(listUsers, {}, by.admin)).body;
    const { all } = await one(
      sql<{ all: number }>`select count(*)::int as all from users where deleted_at is null`,
    );
    expect(total).toBe(all);
    for (const { id, ordersCount } of users)
      expect(ordersCount).toBe(
        (await one(sql<{ n: number }>`select count(*)::int as n from orders where user_id = ${id}`)).n,
      );
  });

  test('of the machinery: each job that waits or failed, and the processes', async () => {
    const planted = await one(sql<{ id: number }>`
      select id from graphile_worker.add_job('order.placed: planted', '{"orderId": 1}'::json, run_at := now() + interval '1 hour')`);
    await shop.rows(sql`
      update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'planted' where id = ${planted.id}`);
    // Jobs are worked off meanwhile, so both are counted until nothing came between them.
    const differs = async () => {
      const { queue } = (await shop.call(showOperations, {}, by.admin)).body;
      const rows = await shop.rows(sql<{ job: string; all: number; failed: number }>`
        select task_identifier as job, count(*)::int as all, (count(*) filter (where attempts = max_attempts))::int as failed
          from graphile_worker.jobs group by 1 order by task_identifier collate "C"`);
      const shown = queue.map(({ job, waiting, failed }) => ({ job, all: waiting + failed, failed }));
      return isDeepStrictEqual(
        shown.toSorted((left, right) => (left.job < right.job ? -1 : 1)),
        rows,
      )
        ? null
        : { shown, rows };
    };
    await expect.poll(differs, { timeout: 20_000 }).toBeNull();
    const { jobs } = (await shop.call(listFailedJobs, {}, by.admin)).body;
    const { failed } = await one(sql<{ failed: number }>`
      select count(*)::int as failed from graphile_worker.jobs where attempts = max_attempts`);
    expect(failed).toBeGreaterThan(0);
    expect(jobs.length).toBe(failed);
    const { processes } = (await shop.call(showOperations, {}, by.admin)).body;
    const nodes = await shop.rows(sql<{ node: string }>`select distinct node from job_workers order by 1`);
    expect(processes.map(({ node }) => node)).toEqual(nodes.map(({ node }) => node));
  });

  test('of searches: each view adds up its days', async () => {
    await shop.rows(sql`
      insert into search_counts (query, day, searches, clicks, wishes, found, repaired)
      select q.query, (now() at time zone 'Africa/Cairo')::date - d, q.searches + d, case when q.clicks > 0 then q.clicks + d else 0 end,
             q.wishes, q.found, q.repaired
        from (values ('planted shoes', 9, 3, 0, 12, ''), ('planted nothing', 7, 0, 1, 0, ''), ('planted typo', 6, 2, 0, 4, 'planted shoes'),
                     ('planted unseen', 5, 0, 0, 8, '')) q (query, searches, clicks, wishes, found, repaired), generate_series(0, 40, 8) d`);
    const FITS: Record<(typeof SEARCH_VIEWS)[number], (row: Searched) => boolean> = {
      all: ({ searches }) => searches > 0,
      nothing: ({ found, searches }) => found === 0 && searches > 0,
      no_click: ({ found, clicks }) => found > 0 && clicks === 0,
      repaired: ({ repaired }) => repaired !== '',
      wished: ({ wishes }) => wishes > 0,
    };
    const counts = await shop.rows(sql<Searched & { daysAgo: number }>`
      select query, searches, clicks, wishes, found, repaired, (now() at time zone 'Africa/Cairo')::date - day as "daysAgo" from search_counts`);
    for (const days of [7, 30]) {
      const within = counts.filter(({ daysAgo }) => daysAgo < days);
      const whole = [...new Set(within.map(({ query }) => query))].map((query): Searched => {
        const own = within.filter(row => row.query === query);
        const sum = (of: 'searches' | 'clicks' | 'wishes') => own.reduce((all, row) => all + row[of], 0);
        const [newest] = own.toSorted((a, b) => a.daysAgo - b.daysAgo);
        return {
          query,
          searches: sum('searches'),
          clicks: sum('clicks'),
          wishes: sum('wishes'),
          found: newest?.found ?? 0,
          repaired: newest?.repaired ?? '',
        };
      });
      for (const view of SEARCH_VIEWS) {
        const { body } = await shop.call(listSearches, { days, view }, by.admin);
        const expected = whole.filter(FITS[view]);
        expect(expected.length).toBeGreaterThan(0);
        expect(
          body.searches
            .map(({ query, searches, clicks, wishes, found, repaired }) => ({
              query,
              searches,
              clicks,
              wishes,
              found,
              repaired,
            }))
            .toSorted(byQuery),
        ).toEqual(expected.toSorted(byQuery));
      }
    }
  });

  test('of products: how many the list has, whole and by status and stock, for each merchant', async () => {
    const totalOf = async (filter: object, token: string) =>
      (await shop.call(listManagedProducts, filter, { token })).body.total;
    for (const { id, token } of merchants) {
      const rows = await shop.rows(sql<{ status: string; n: number }>`
        select status, count(*)::int as n from products where merchant_id = ${id} group by 1`);
      expect(await totalOf({}, token)).toBe(rows.reduce((sum, { n }) => sum + n, 0));
      for (const { status, n } of rows) expect(await totalOf({ status }, token)).toBe(n);
    }
  });

  test('of the home: the sales of its days and of those before them, day by day', async () => {
    const { figures } = (await shop.call(showHome, {}, by.admin)).body;
    const rows = await shop.rows(sql<{ day: string; amount: number; orders: number }>`
      select (mo.placed_at at time zone 'Africa/Cairo')::date::text as day, count(distinct mo.order_id)::int as orders,
             sum(l.unit_price * l.units - (select coalesce(sum(l.discount / l.quantity + case when unit <= l.discount % l.quantity then 1 else 0 end), 0)
                                             from generate_series(1, l.units) unit))::bigint as amount
        from merchant_orders mo join lateral (
          select *, in_parcel + delivered + case when mo.stage in ('new', 'accepted') then open else 0 end as units
            from order_lines where merchant_order_id = mo.id) l on l.units > 0
       group by 1`);
    const apart = new Map(
      rows.map(({ day, amount, orders }) => [day, { day, amount: pounds(amount), orders }]),
    );
    const days = [...(figures?.line ?? []), ...(figures?.lineBefore ?? [])];
    expect(days.length).toBeGreaterThan(20);
    for (const shown of days)
      expect(shown).toEqual(apart.get(shown.day) ?? { day: shown.day, amount: 0, orders: 0 });
    const summed = (figures?.line ?? []).reduce((sum, { amount }) => sum + amount, 0);
    expect(figures?.now.amount).toBeCloseTo(summed, 2);
  });
});

test('of held stock: who has how much held without having paid', async () => {
  const goods = await shop.rows(sql<{ id: number }>`
      select v.product_id as id from variants v join products p on p.id = v.product_id and p.status = 'published'
       group by 1 having count(*) = 1 and min(v.on_hand - v.held - v.allocated) > 5 order by 1 limit 2`);
  const buyers = await shop.rows(sql<{ id: number; mobile: string }>`
    select id, mobile from users where role = 'user' and mobile_verified_at is not null order by id limit 2`);
  for (const [at, quantities] of [[1], [2, 1]].entries()) {
    const buyer = buyers[at] as (typeof buyers)[0];
    const signedIn = await sessionOf(shop, buyer.id);
    for (const quantity of quantities) {
      const order = await orderFor(
        shop,
        signedIn.token,
        goods.map(({ id }) => ({ productId: id, quantity })),
      );
      const waits = { ...order, address: homeOf(buyer), paymentMethod: 'bank_transfer' as const };
      expect((await shop.call(placeOrder, waits, signedIn)).status).toBe(200);
    }
  }
  const { people, hasMore } = (await shop.call(listHeldStock, { limit: 50 }, by.support)).body;
  expect(hasMore).toBe(false);
  // Each order is counted by itself: its parts that wait, their lines, its timer.
  const orders = await shop.rows(sql<{
    id: number;
    userId: number;
    total: number;
    units: number;
    until: Date | null;
  }>`
      select id, user_id as "userId", total, (select sum(quantity) from order_lines where merchant_order_id in (select id from merchant_orders
               where order_id = o.id and status = 'pending_payment'))::int as units,
             (select due_at from timers where kind = 'payment' and subject_id = o.id and fired_at is null and cancelled_at is null) as until
        from orders o where exists (select from merchant_orders where order_id = o.id and status = 'pending_payment') order by id`);
  expect(orders.length).toBeGreaterThanOrEqual(3);
  const ofBuyer = (userId: number) => orders.filter(order => order.userId === userId);
  expect(people.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
    [...new Set(orders.map(({ userId }) => userId))].toSorted((a, b) => a - b),
  );
  for (const { userId, orders: count, units, worth, until, newestOrderId } of people) {
    const own = ofBuyer(userId);
    expect({ count, units, newestOrderId }).toEqual({
      count: own.length,
      units: own.reduce((sum, order) => sum + order.units, 0),
      newestOrderId: own.at(-1)?.id,
    });
    expect(worth).toBeCloseTo(pounds(own.reduce((sum, { total }) => sum + Number(total), 0)), 2);
    const ends = own.flatMap(order => order.until?.toISOString() ?? []).toSorted();
    expect(until).toBe(ends.at(-1) ?? null);
  }
  // Orders that wait for the buyer's confirmation hold units too, but will be paid at the door.
  const { held } = await one(sql<{ held: number }>`
    select sum(held)::int - (select coalesce(sum(quantity), 0)::int from order_lines l
             join merchant_orders mo on mo.id = l.merchant_order_id and mo.status = 'pending_confirmation') as held
      from variants`);
  expect(people.reduce((sum, { units }) => sum + units, 0)).toBe(held);
});

interface Searched {
  query: string;
  searches: number;
  clicks: number;
  wishes: number;
  found: number;
  repaired: string;
}

const byQuery = (a: Searched, b: Searched) => a.query.localeCompare(b.query);
