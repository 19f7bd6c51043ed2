import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import * as money from '#modules/payouts/money.calls.ts';
import type { BulkPayoutStep } from '#modules/payouts/payout.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { showPayoutRun } from '#modules/payouts/run.calls.ts';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { DAY } from '#platform/clock.ts';
import { staySignedIn } from '../support/arrange.ts';
import { expectBooksRight } from '../support/books.ts';
import { addMerchant } from '../support/catalog.ts';
import { addPerson, type TestPerson } from '../support/people.ts';
import { testShop } from '../support/shop.ts';

/** With SHOPS=3000 it is the batch of docs/scale.md. */
const SHOPS = Number(process.env.SHOPS ?? 240);
const LONG = 600_000;
const AMOUNT = 30_000;

const shop = await testShop();
const { db } = shop.ctx;
const [nada, tarek] = [
  await addPerson(shop, { role: 'finance' }),
  await addPerson(shop, { role: 'finance' }),
];

/** Shops with money to be paid and one account each. */
async function openShops(): Promise<void> {
  const first = await addMerchant(shop);
  const owner = await addPerson(shop, { role: 'merchant', merchantId: first });
  const channel = { kind: 'wallet', holder: 'متجر النيل', number: '01012345678' } as const;
  await shop.call(money.setPayoutChannel, channel, { token: owner.token });
  await sql`
    with shops as (
      insert into merchants (name_ar, status, legal_name)
      select 'متجر ' || n, 'active', 'متجر ' || n from generate_series(2, ${SHOPS}::int) n returning id
    )
    insert into merchant_channels (merchant_id, kind, holder, number, tail, changed_at)
    select shops.id, c.kind, c.holder, c.number, c.tail, c.changed_at
      from shops cross join merchant_channels c where c.merchant_id = ${first}`.execute(db);
  const merchants = await shop.rows(sql<{ id: number }>`select merchant_id as id from merchant_channels`);
  await db.transaction().execute(async tx => {
    for (const { id } of merchants)
      await post(tx, {
        cause: { type: 'test', id },
        kind: 'earned',
        entries: [
          { account: 'bank', debit: AMOUNT },
          { account: merchantPayable(id), credit: AMOUNT },
        ],
        at: shop.clock.now(),
      });
  });
  shop.clock.advance(8 * DAY);
  await staySignedIn(shop);
}

/** The longest of each kind of request, in milliseconds. */
const longest = new Map<string, number>();

async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const answer = await act();
  longest.set(what, Math.max(longest.get(what) ?? 0, Math.round(performance.now() - since)));
  return answer;
}

/** What the page shows; while connections are cut it is asked for again, as a person would. */
async function runOf(who: TestPerson) {
  for (;;) {
    const { status, body } = await timed('the page', () =>
      shop.call(showPayoutRun, {}, { token: who.token }),
    );
    if (status === 200) return body.run as NonNullable<typeof body.run>;
    await pause(100);
  }
}

/** As the page does: portion by portion, and after a failure from what the page then shows. */
async function take(step: BulkPayoutStep, who: TestPerson): Promise<number> {
  let failed = 0;
  for (let ids = (await runOf(who))[step].payoutIds; ids.length > 0; ) {
    const portion = ids.slice(0, payouts.MOST_MOVED);
    const { status } = await timed(step, () =>
      shop.call(payouts.movePayouts, { payoutIds: portion, step, note: 'CIB-1' }, { token: who.token }),
    );
    if (status === 200) ids = ids.slice(portion.length);
    else {
      failed += 1;
      ids = (await runOf(who))[step].payoutIds;
    }
  }
  return failed;
}

/** As if the database had died: every connection of the shop is cut in the middle of what it does. */
const cutAll = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.ctx.patient);

test(
  `a batch of ${SHOPS} shops is paid once each, though the database dies in the middle of every step`,
  async () => {
    await openShops();
    for (let day = 0; day < 7 && (await shop.rows(sql`select from payouts`)).length === 0; day += 1) {
      shop.clock.advance(DAY);
      await timed('draft', () => draftWeekly(shop.ctx));
    }
    await staySignedIn(shop);
    expect(await runOf(nada)).toMatchObject({ payouts: SHOPS, approve: { amount: (SHOPS * AMOUNT) / 100 } });

    for (const [step, who] of [
      ['approve', nada],
      ['send', tarek],
      ['confirm', nada],
    ] as const) {
      const cutting = setInterval(() => void cutAll().catch(() => undefined), 400);
      const stop = setTimeout(() => clearInterval(cutting), 1_300);
      await take(step, who);
      clearInterval(cutting);
      clearTimeout(stop);
      await take(step, who);
      if (step === 'send') {
        const { batchId } = await runOf(who);
        const list = await timed('the bank’s file', () =>
          shop.call(payouts.exportBatch, { batchId }, { token: who.token }),
        );
        expect(list.text.trim().split('\n')).toHaveLength(SHOPS + 1);
      }
    }

    expect((await runOf(nada)).steps.map(({ done }) => done)).toEqual(Array(4).fill(SHOPS));
    const posted = await shop.rows(sql<{ kind: string; times: number; once: number }>`
      select kind, count(*)::int as times, count(distinct cause_id)::int as once
        from ledger_transactions where cause_type = 'payout' group by kind order by kind`);
    expect(posted).toEqual(['confirmed/1', 'sent/1'].map(kind => ({ kind, times: SHOPS, once: SHOPS })));
    console.log(
      `a batch of ${SHOPS} shops, the longest of each: ${JSON.stringify(Object.fromEntries(longest))}`,
    );
    await expectBooksRight(shop);
  },
  LONG,
);
