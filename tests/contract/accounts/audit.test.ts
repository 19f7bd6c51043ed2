import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '#modules/accounts/audit.calls.ts';
import { blockUser, changeRole, unblockUser } from '#modules/accounts/users.calls.ts';
import { recordChange, recordChanges } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
type Person = Awaited<ReturnType<typeof addPerson>>;
let admin: Person;
let other: Person;
let person: Person;

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
  other = await addPerson(shop, { role: 'super_admin' });
  person = await addPerson(shop);
  const by = { token: admin.token };
  await shop.call(changeRole, { userId: person.id, role: 'support', was: 'user', name: 'عميل تجريبي' }, by);
  await shop.call(blockUser, { userId: person.id, reason: 'ترك العمل' }, by);
  await shop.call(unblockUser, { userId: person.id }, { token: other.token });
});

const listed = async (input: object = {}) => (await shop.call(listAudit, input, { token: admin.token })).body;
const kinds = async (input: object) => (await listed(input)).entries.map(({ what, to }) => [what, to]);

describe('the audit', () => {
  test('shows who changed what, from what to what, when and why', async () => {
    const { entries, next } = await listed();
    expect(next).toBeNull();
    expect(entries[1]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^20/),
      actor: { id: admin.id, name: 'عميل تجريبي', role: 'super_admin' },
      merchantName: null,
      what: 'user.status',
      subject: { type: 'user', id: String(person.id), name: 'عميل تجريبي' },
      from: 'active',
      to: 'blocked',
      reason: 'ترك العمل',
    });
  });

  test('is filtered by kind, by subject, by person in any spelling, and by day', async () => {
    expect(await kinds({ what: 'user.role' })).toEqual([['user.role', 'support']]);
    expect(await kinds({ subjectType: 'user', subjectId: String(person.id) })).toHaveLength(3);
    expect(await kinds({ subjectType: 'product' })).toEqual([]);
    for (const actor of [other.mobile, other.mobile.replace('+2', ''), other.email, String(other.id)])
      expect([actor, await kinds({ actor })]).toEqual([actor, [['user.status', 'active']]]);
    expect(await kinds({ actor: 'لا أحد' })).toEqual([]);
    expect(await kinds({ actor: 'عميل تجريبي' })).toEqual(await kinds({}));
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Cairo' }).format(new Date());
    expect(await kinds({ fromDay: today, toDay: today })).toHaveLength(3);
    expect(await kinds({ toDay: '2020-01-01' })).toEqual([]);
    expect((await shop.call(listAudit, { fromDay: '2020-13-45' }, { token: admin.token })).status).toBe(400);
  });

  test('goes on page by page without leaving anything out or showing it twice', async () => {
    const seen: number[] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const page = await listed({ limit: 2, ...(before && { before }) });
      seen.push(...page.entries.map(({ id }) => id));
      before = page.next;
    }
    const all = await auditOf(shop, {}, 'id');
    expect(seen).toEqual(all.map(({ id }) => id).toReversed());
  });

  test('goes with its change: what is undone was never there', async () => {
    await expect(
      transaction(shop.ctx, async tx => {
        const viewer = { kind: 'guest' } as const;
        const subject = { type: 'product', id: 1 };
        await recordChange(tx, { viewer, requestId: '' }, { what: 'product.price', subject, from: 1, to: 2 });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await kinds({ what: 'product.price' })).toEqual([]);
  });

  test('has no row of a save that changed nothing, and one of what was only read', async () => {
    const by = { viewer: { kind: 'guest' } as const, requestId: '' };
    const subject = { type: 'merchant', id: 1 };
    await transaction(shop.ctx, tx =>
      recordChanges(tx, by, [
        { what: 'merchant.account', subject, from: { nameAr: 'أ' }, to: { nameAr: 'أ' } },
        { what: 'merchant.account', subject, from: { nameAr: 'أ' }, to: { nameAr: 'ب' } },
        { what: 'customer.seen', subject, from: null, to: null },
      ]),
    );
    expect((await kinds({ what: 'merchant.account' })).length).toBe(1);
    expect((await kinds({ what: 'customer.seen' })).length).toBe(1);
  });

  test('names products and merchants, and the shop itself as nobody', async () => {
    const viewer = { kind: 'guest' } as const;
    await transaction(shop.ctx, tx =>
      recordChange(
        tx,
        { viewer, requestId: '' },
        { what: 'setting.fee', subject: { type: 'setting', id: 'fee' }, from: { a: 1 }, to: [1, null] },
      ),
    );
    expect((await listed({ limit: 1 })).entries[0]).toMatchObject({
      actor: null,
      subject: { id: 'fee', name: null },
      from: { a: 1 },
      to: [1, null],
    });
  });
});

test('tells who has given no name from who is erased', async () => {
  const nameless = await addPerson(shop, { role: 'super_admin' });
  await shop.rows(sql`update users set name = '' where id = ${nameless.id}`);
  const was = { role: 'support', was: 'user', userId: (await addPerson(shop)).id } as const;
  await shop.call(changeRole, { ...was, name: 'عميل تجريبي' }, { token: nameless.token });
  const actorOf = async () => (await listed({ actor: String(nameless.id) })).entries[0]?.actor?.name;
  expect(await actorOf()).toBe('');
  await shop.rows(sql`update users set deleted_at = now() where id = ${nameless.id}`);
  expect(await actorOf()).toBeNull();
});
