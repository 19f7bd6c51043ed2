import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ACCOUNT_GROUPS, merchantPayable, OWN_ACCOUNTS, SHOP_ACCOUNTS } from '#modules/ledger/account.ts';
import { exportLedger, listLedger } from '#modules/ledger/calls.ts';
import type { Posting } from '#modules/ledger/posting.ts';
import { post } from '#modules/ledger/server/post.ts';
import { selectBalance } from '#modules/ledger/server/queries.ts';
import type { Tx } from '#platform/server/database.ts';
import { addMerchant } from '../../support/catalog.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
let merchantId: number;
let causes = 0;

beforeAll(async () => {
  merchantId = await addMerchant(shop);
});

const posting = (id = ++causes): Posting => ({
  cause: { type: 'test', id },
  kind: 'penalty',
  entries: [
    { account: merchantPayable(merchantId), debit: 500 },
    { account: 'adjustment_income', credit: 500 },
  ],
});
const inOne = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);

test('a posting moves its accounts, and a merchant sees what it lost', async () => {
  const before = await selectBalance(db, merchantPayable(merchantId));
  await inOne(tx => post(tx, posting()));
  expect((await selectBalance(db, merchantPayable(merchantId))) - before).toBe(500);
  const [own] = await shop.rows(
    sql`select amount, waits from merchant_entries order by entry_id desc limit 1`,
  );
  expect(own).toEqual({ amount: -500, waits: false });
});

test('the same cause posts the same kind once (M8)', async () => {
  const same = posting();
  expect(await inOne(tx => post(tx, same))).toBe(true);
  expect(await inOne(tx => post(tx, same))).toBe(false);
  expect(await inOne(tx => post(tx, { ...same, kind: 'penalty_lifted' }))).toBe(true);
});

test('an unbalanced ledger transaction is not committed, whatever writes it (M7)', async () => {
  const entry = (id: number, amount: number) =>
    sql`insert into ledger_entries (transaction_id, account, amount) values (${id}, 'bank', ${amount})`;
  const begin = (kind: string) => sql<{ id: number }>`
    insert into ledger_transactions (cause_type, cause_id, kind) values ('planted', 1, ${kind}) returning id`;
  const plant = (kind: string, amounts: number[]) =>
    inOne(async tx => {
      const { rows } = await begin(kind).execute(tx);
      for (const amount of amounts) await entry(rows[0]?.id ?? 0, amount).execute(tx);
    });
  await expect(plant('uneven', [100, -99])).rejects.toThrow('does not balance');
  await expect(plant('empty', [])).rejects.toThrow('does not balance');
  await expect(plant('even', [100, -100])).resolves.toBeUndefined();
  const later = sql`insert into ledger_entries (transaction_id, account, amount)
                    select max(id), 'bank', 1 from ledger_transactions`;
  await expect(later.execute(db)).rejects.toThrow('does not balance');
});

test.each(['ledger_transactions', 'ledger_entries', 'merchant_entries'])(
  '%s are append-only',
  async table => {
    await inOne(tx => post(tx, posting()));
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only');
  },
);

test.each([
  'ledger_transactions set kind = kind',
  'ledger_entries set amount = 1',
  'merchant_entries set amount = 1',
])('nobody can update %s', async change => {
  await expect(sql`update ${sql.raw(change)}`.execute(db)).rejects.toThrow('append-only');
});

test('commission is frozen with its VAT when an order is placed, by the rate in force', async () => {
  const market = await openMarket(shop);
  const [first, second] = [market.luxor.id, market.nubia.id];
  await sql`insert into settings (name, value) values ('commissionByMerchant', ${JSON.stringify({ [second]: 7.5 })}::jsonb)`.execute(
    db,
  );
  await shop.ctx.changes.flush();
  const { orderId } = await market.placeOrder([2, 1]);
  await sql`update settings set value = '{}' where name = 'commissionByMerchant'`.execute(db);

  const lines = await shop.rows(sql`
    select mo.merchant_id, commission_percent::float8 as percent, commission, commission_vat, l.discount
      from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id
     where mo.order_id = ${orderId} order by l.id`);
  expect(lines).toEqual([
    { merchant_id: first, percent: 10, commission: 2000, commission_vat: 280, discount: 0 },
    { merchant_id: second, percent: 7.5, commission: 1500, commission_vat: 210, discount: 0 },
  ]);
});

test('every account of the books is had, owed or earned, and none is two of these', () => {
  expect(Object.values(ACCOUNT_GROUPS).flat().toSorted()).toEqual(
    [...OWN_ACCOUNTS, ...SHOP_ACCOUNTS].toSorted(),
  );
});

test('the books are read by whole transactions, each once, also by an account that one of them has twice', async () => {
  const token = (await addPerson(shop, { role: 'finance' })).token;
  const mine = merchantPayable(merchantId);
  const twice = (id: number): Posting => ({
    cause: { type: 'goodwill', id },
    kind: 'given',
    entries: [
      { account: mine, debit: 300 },
      { account: mine, debit: 200 },
      { account: 'adjustment_income', credit: 500 },
    ],
  });
  for (const id of [8_001, 8_002, 8_003]) await inOne(tx => post(tx, twice(id)));
  const read = async (input: object) => {
    const pages: number[][] = [];
    let before: number | null | undefined;
    do {
      const { body } = await shop.call(
        listLedger,
        { limit: 2, ...input, ...(before && { before }) },
        { token },
      );
      pages.push(body.transactions.map(({ causeId }) => causeId));
      for (const { amount, entries } of body.transactions) {
        expect(entries.reduce((sum, { debit }) => sum + debit, 0)).toBe(amount);
        expect(entries.reduce((sum, { credit }) => sum + credit, 0)).toBe(amount);
      }
      before = body.next;
    } while (before !== null && pages.length < 50);
    return pages.flat();
  };
  const newest = [8_003, 8_002, 8_001];
  expect((await read({ account: mine })).slice(0, 3)).toEqual(newest);
  expect((await read({ account: 'merchant_payable' })).slice(0, 3)).toEqual(newest);
  expect((await read({})).slice(0, 3)).toEqual(newest);
  expect(await read({ causeType: 'goodwill', account: mine })).toEqual(newest);
  const all = await shop.rows(
    sql<{ cause: number }>`select cause_id as cause from ledger_transactions order by id desc`,
  );
  expect(await read({})).toEqual(all.map(({ cause }) => cause));
  const { body } = await shop.call(listLedger, { causeType: 'goodwill', limit: 1 }, { token });
  expect(body.transactions[0]?.entries.map(({ account, debit, credit }) => [account, debit, credit])).toEqual(
    [
      [mine, 3, 0],
      [mine, 2, 0],
      ['adjustment_income', 0, 5],
    ],
  );
});

test('the books are found by the number of an order, a payout or a statement', async () => {
  const market = await openMarket(shop);
  const one = await market.deliver(1);
  await market.deliver(1);
  const { token } = await addPerson(shop, { role: 'finance' });
  await inOne(tx => post(tx, { ...posting(), cause: { type: 'payout', id: 31 }, kind: 'sent/1' }));
  const of = async (number: string | number, account?: string) =>
    (await shop.call(listLedger, { number: String(number), account, limit: 100 }, { token })).body
      .transactions;
  const found = await of(one.orderId);
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found.map(({ orderId }) => orderId))).toEqual(new Set([one.orderId]));
  const all = (await shop.call(listLedger, { limit: 100 }, { token })).body.transactions;
  expect(found.map(({ id }) => id)).toEqual(
    all.filter(({ orderId }) => orderId === one.orderId).map(({ id }) => id),
  );
  expect(await of(`wk-${one.orderId}`)).toEqual(found);
  expect((await of('#31')).map(({ causeType, kind }) => [causeType, kind])).toEqual([['payout', 'sent/1']]);
  const commission = await of(one.orderId, 'commission_income');
  expect(
    commission.every(({ entries }) => entries.some(({ account }) => account === 'commission_income')),
  ).toBe(true);
  expect(await of(999_999)).toEqual([]);
  const file = await shop.call(exportLedger, { number: `WK-${one.orderId}`, format: 'csv' }, { token });
  const [titles, ...lines] = file.text.trim().split('\n');
  expect(titles).toContain('مدين,دائن');
  expect(lines).toHaveLength(found.flatMap(({ entries }) => entries).length);
  const figures = lines.map(line => line.split(',').slice(6, 8).map(Number));
  const sumOf = (column: number) =>
    figures.reduce((sum, figure) => sum + Math.round((figure[column] ?? 0) * 100), 0);
  expect(sumOf(0)).toBe(sumOf(1));
  expect(sumOf(0)).toBe(found.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0));
});

test('a courier’s statement is found by the courier’s number of it, and named by it', async () => {
  const { token, id: userId } = await addPerson(shop, { role: 'finance' });
  const [made] = await shop.rows(sql<{ id: number }>`
    insert into remittances (courier, reference, file_hash, gross, fees, imported_by, imported_at)
    values ('bosta', 'BST-2026-11-27', 'x', 0, 0, ${userId}, now()) returning id`);
  const id = made?.id ?? 0;
  await inOne(tx => post(tx, { ...posting(), cause: { type: 'remittance', id }, kind: 'imported' }));

  const { body } = await shop.call(listLedger, { number: ' bst-2026-11-27' }, { token });

  expect(body.transactions.map(({ causeType, causeId }) => [causeType, causeId])).toEqual([
    ['remittance', id],
  ]);
  expect(body.transactions[0]?.reference).toBe('BST-2026-11-27');
  const file = await shop.call(exportLedger, { number: 'BST-2026-11-27', format: 'csv' }, { token });
  expect(file.text).toContain('كشف تحصيل BST-2026-11-27');
});

test('what a step of an order posted is by whoever took the step, and a buyer is not named', async () => {
  const { token } = await addPerson(shop, { role: 'finance' });
  const market = await openMarket(shop);
  const { orderId, buyer } = await market.placeOrder([1]);
  const owner = await shop.rows(sql<{ id: number; name: string }>`
    select u.id, u.name from users u where u.id = ${market.luxor.owner.id}`);
  const byWhom = async (role: string, userId: number) => {
    const [event] = await shop.rows(sql<{ id: number }>`
      insert into order_events (merchant_order_id, event, from_status, to_status, role, user_id, request_id, happened_at)
      select id, 'delivered', status, status, ${role}, ${userId}, ${`ledger-${role}`}, now()
        from merchant_orders where order_id = ${orderId} limit 1 returning id`);
    await inOne(tx => post(tx, { ...posting(), cause: { type: 'order_event', id: event?.id ?? 0 } }));
    const { body } = await shop.call(listLedger, {}, { token });
    return body.transactions[0]?.by;
  };
  expect(await byWhom('merchant', market.luxor.owner.id)).toBe(owner[0]?.name);
  expect(await byWhom('user', buyer.id)).toBeNull();
});

test('the books are found by an amount, as a debit or a credit, alone and of an account', async () => {
  const { token } = await addPerson(shop, { role: 'finance' });
  const moved = (entries: Posting['entries']) =>
    inOne(tx => post(tx, { ...posting(), kind: 'adjustment', entries }));
  await moved([
    { account: 'bank', debit: 123_456 },
    { account: 'adjustment_income', credit: 123_456 },
  ]);
  await moved([
    { account: 'bank', credit: 123_456 },
    { account: 'adjustment_income', debit: 123_000 },
    { account: 'gateway_cost', debit: 456 },
  ]);
  const of = async (input: object) => {
    const found: { id: number; amount: number }[] = [];
    let before: number | null | undefined;
    do {
      const asked = { limit: 1, ...input, ...(before && { before }) };
      const { body } = await shop.call(listLedger, asked, { token });
      found.push(...body.transactions);
      before = body.next;
    } while (before !== null);
    return found.map(({ amount }) => amount);
  };

  expect(await of({ amount: 1234.56 })).toEqual([1234.56, 1234.56]);
  expect(await of({ amount: 1234.56, account: 'bank' })).toEqual([1234.56, 1234.56]);
  // The account has entries in both, one of which is of this amount.
  expect(await of({ amount: 1234.56, account: 'adjustment_income' })).toEqual([1234.56]);
  expect(await of({ amount: 1234.56, causeType: 'test', account: 'gateway_cost' })).toEqual([]);
  expect(await of({ amount: 1234.55 })).toEqual([]);
  expect((await shop.call(listLedger, { amount: 0 }, { token })).status).toBe(400);
});
