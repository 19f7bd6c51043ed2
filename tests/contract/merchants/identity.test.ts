import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { editShopAccount, showShopAccount } from '#modules/merchants/account.calls.ts';
import { readPaper } from '#modules/merchants/application.calls.ts';
import { showMerchant } from '#modules/merchants/calls.ts';
import {
  approveIdentityChange,
  askForIdentityChange,
  refuseIdentityChange,
  removeIdentityPaper,
  sendIdentityPaper,
  setPaperExpiry,
  showIdentity,
  withdrawIdentityChange,
} from '#modules/merchants/identity.calls.ts';
import type { PaperKind } from '#modules/merchants/papers.ts';
import { listMerchants, showMerchantFile } from '#modules/merchants/review.calls.ts';
import { jobs } from '#modules/merchants/server/jobs.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import { showOrder } from '#modules/orders/calls.ts';
import { showHome } from '#modules/reports/calls.ts';
import { DAY } from '#platform/clock.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { PDF } from '../../support/applicants.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { buy } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;
const shop = await testShop();
let admin: Person;
let owner: Person;
let merchantId: number;

const NOW = {
  legalName: 'مؤسسة ركن الخزف',
  commercialRegister: '123456',
  taxNumber: '123456789',
  vatRegistered: 'no',
  phone: '+201012345678',
  address: 'الفسطاط، القاهرة',
} as const;
const today = () => cairoDay(shop.ctx.clock.now());

beforeEach(async () => {
  // Again for each: the clock goes on by more than a session lasts.
  admin = await addPerson(shop, { role: 'super_admin' });
  merchantId = await addMerchant(shop, `ركن الخزف ${merchantId ?? ''}`);
  owner = await addPerson(shop, { role: 'merchant', merchantId });
  await sql`
    update merchants set entity_kind = 'sole', legal_name = ${NOW.legalName}, vat_registered = false,
           commercial_register = ${NOW.commercialRegister}, tax_number = ${NOW.taxNumber}, phone = ${NOW.phone},
           address = ${NOW.address}
     where id = ${merchantId}`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
});

const send = (kind: PaperKind, expiresOn = '', by = owner) =>
  shop.call(sendIdentityPaper, { kind, name: `${kind}.pdf`, expiresOn, file: PDF }, by);
const ask = (change: object, effectiveFrom = today()) =>
  shop.call(askForIdentityChange, { ...NOW, ...change, effectiveFrom, reason: 'انتقلنا' }, owner);
const run = (name: string) => jobs[name]?.(shop.ctx, {});
const titles = async () =>
  (await shop.call(listNotifications, {}, owner)).body.notifications.map(({ title }) => title);

/** A change that waits, with its papers. */
async function waiting(change: object, papers: readonly PaperKind[], effectiveFrom = today()) {
  for (const kind of papers) await send(kind);
  const { body } = await ask(change, effectiveFrom);
  return body.open?.id ?? 0;
}

test('telephone and address no longer change without review', async () => {
  const { body } = await shop.call(showShopAccount, {}, owner);
  const change = {
    ...body.shop,
    activity: 'خزف',
    email: 'a@b.eg',
    phone: '01155555555',
    address: 'عنوان آخر تمامًا',
  };
  await shop.call(editShopAccount, change as never, owner);
  const after = (await shop.call(showShopAccount, {}, owner)).body.shop;
  expect(after).toMatchObject({ activity: 'خزف', phone: NOW.phone, address: NOW.address });
});

test('a change holds at once if its day is today, and an order keeps the seller it was placed with', async () => {
  const product = await addProduct(shop, { categoryId: await addCategory(shop), merchantId });
  const buyer = await addPerson(shop);
  const { body: placed } = await buy(shop, buyer.token, [{ productId: product.id, quantity: 1 }]);
  const changeId = await waiting({ legalName: 'شركة ركن الخزف', taxNumber: '٩٨٧-٦٥٤-٣٢١' }, [
    'commercial_register',
    'tax_card',
  ]);
  const { body } = await shop.call(approveIdentityChange, { changeId, effectiveFrom: today() }, admin);
  expect(body).toMatchObject({ legalName: 'شركة ركن الخزف', taxNumber: '987654321' });
  expect(body.identityChanges[0]).toMatchObject({ state: 'in_force', former: { taxNumber: NOW.taxNumber } });
  await shop.ctx.changes.flush();
  expect((await shop.call(showMerchant, { merchantId })).body.legalName).toBe('شركة ركن الخزف');
  const order = await shop.call(showOrder, { orderId: placed.orderId }, buyer);
  expect(order.body.merchantOrders[0]?.seller?.legalName).toBe(NOW.legalName);
  expect(await titles()).toContain('قُبل تغيير بياناتك القانونية');
  const [line] = await auditOf(shop, { what: 'merchant.identity', id: merchantId }, 'from', 'to');
  expect(line).toMatchObject({
    from: { legalName: NOW.legalName },
    to: { legalName: 'شركة ركن الخزف' },
  });
});

test('a change of a later day waits for it', async () => {
  const day = addDays(today(), 5);
  const changeId = await waiting({ phone: '01155555555' }, [], day);
  await shop.call(approveIdentityChange, { changeId, effectiveFrom: day }, admin);
  await run('merchants.apply-identity-changes');
  expect((await shop.call(showIdentity, {}, owner)).body).toMatchObject({
    identity: { phone: NOW.phone },
    open: { state: 'approved', effectiveFrom: day },
  });
  shop.clock.advance(5 * DAY);
  await run('merchants.apply-identity-changes');
  expect((await shop.call(showIdentity, {}, owner)).body).toMatchObject({
    identity: { phone: '+201155555555' },
    open: null,
    decided: [{ state: 'in_force', former: { phone: NOW.phone } }],
  });
});

test.each([
  ['nothing changes', {}, 'nothing_changes'],
  ['a name without its papers', { legalName: 'اسم آخر' }, 'papers_missing'],
  ['an address without its paper', { address: 'عنوان آخر تمامًا' }, 'papers_missing'],
  ['no register for a sole trader', { commercialRegister: '' }, 'register_missing'],
  ['a wrong tax number', { taxNumber: '12' }, 'invalid_input'],
])('%s is refused', async (_, change, code) => {
  expect((await ask(change)).error.code).toBe(code);
});

test('a shop that is reached at a landline may keep it', async () => {
  await sql`update merchants set phone = '0402345602' where id = ${merchantId}`.execute(shop.ctx.db);
  await send('tax_card');
  expect((await ask({ phone: '٠٤٠ ٢٣٤٥٦٠٢' })).body.open).toMatchObject({ state: 'waiting', fields: {} });
});

test('no day of the past, and none too far ahead', async () => {
  for (const day of [addDays(today(), -1), addDays(today(), 91)])
    expect((await ask({ phone: '01155555555' }, day)).error.code).toBe('wrong_effect_day');
});

test('a change that staff refuse changes nothing, and the merchant reads why', async () => {
  const changeId = await waiting({ phone: '01155555555' }, []);
  await shop.call(refuseIdentityChange, { changeId, answer: 'الرقم لا يرد' }, admin);
  const { body } = await shop.call(showIdentity, {}, owner);
  expect(body).toMatchObject({
    identity: { phone: NOW.phone },
    open: null,
    decided: [{ state: 'refused', answer: 'الرقم لا يرد' }],
  });
  expect(await titles()).toContain('لم يُقبل تغيير بياناتك القانونية');
  const late = await shop.call(approveIdentityChange, { changeId, effectiveFrom: today() }, admin);
  expect([late.status, late.error.code]).toEqual([409, 'change_decided']);
});

test('one change at a time; taken back, it can be written on with its papers', async () => {
  await waiting({ address: 'عنوان آخر تمامًا' }, ['commercial_register']);
  expect((await ask({ phone: '01155555555' })).error.code).toBe('change_under_review');
  expect((await send('tax_card')).error.code).toBe('change_under_review');
  const { body } = await shop.call(withdrawIdentityChange, {}, owner);
  expect(body.open).toMatchObject({ state: 'draft', papers: [{ kind: 'commercial_register' }] });
  const paperId = body.open?.papers[0]?.id ?? 0;
  expect((await shop.call(removeIdentityPaper, { paperId }, owner)).body.open?.papers).toEqual([]);
});

test('its papers are read by its members and by who reviews, by nobody else', async () => {
  const { body } = await send('tax_card');
  const paperId = body.open?.papers[0]?.id ?? 0;
  const stranger = await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop, 'غيره') });
  const statuses = [];
  for (const who of [owner, admin, stranger])
    statuses.push((await shop.call(readPaper, { paperId }, who)).status);
  expect(statuses).toEqual([200, 200, 404]);
});

test('staff find it under a tab of its own, counted there and on their home', async () => {
  await waiting({ phone: '01155555555' }, []);
  const { body } = await shop.call(listMerchants, { tab: 'papers' }, admin);
  expect(body.merchants.find(({ id }) => id === merchantId)?.look).toBe('identity_change');
  expect(body.counts['papers']).toBe(body.total);
  const home = await shop.call(showHome, {}, admin);
  expect(home.body.tasks).toContainEqual(
    expect.objectContaining({ task: 'merchant_papers', count: body.total }),
  );
  expect((await shop.call(showMerchantFile, { merchantId }, admin)).body.identityChanges).toMatchObject([
    { state: 'waiting', fields: { phone: '+201155555555' }, reason: 'انتقلنا' },
  ]);
});

test('a paper that ends is notified a month and a week before and once it has ended, each once', async () => {
  const changeId = await waiting({}, ['tax_card']);
  const { body } = await shop.call(approveIdentityChange, { changeId, effectiveFrom: today() }, admin);
  const paperId = body.papers[0]?.id ?? 0;
  await shop.call(setPaperExpiry, { paperId, expiresOn: addDays(today(), 30) }, admin);
  const reminders = async () => (await titles()).filter(title => title.includes('البطاقة الضريبية'));
  const counts = [];
  for (const days of [0, 1, 22, 1, 7, 1]) {
    shop.clock.advance(days * DAY);
    await run('merchants.remind-of-papers');
    counts.push((await reminders()).length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
  expect((await reminders())[0]).toBe('انتهى مستند متجرك: البطاقة الضريبية');
  const later = await addPerson(shop, { role: 'super_admin' });
  const late = await shop.call(listMerchants, { tab: 'papers' }, later);
  expect(late.body.merchants.find(({ id }) => id === merchantId)?.look).toBe('ended_paper');
});

test('a renewed paper takes the place of the one that ends', async () => {
  for (const days of [10, 400]) {
    await send('tax_card', addDays(today(), days));
    const { body } = await ask({});
    const decision = { changeId: body.open?.id ?? 0, effectiveFrom: today() };
    await shop.call(approveIdentityChange, decision, admin);
  }
  await run('merchants.remind-of-papers');
  expect((await titles()).filter(title => title.includes('الانتهاء'))).toEqual([]);
  expect((await shop.call(showIdentity, {}, owner)).body.papers).toMatchObject([
    { kind: 'tax_card', expiresOn: addDays(today(), 400) },
  ]);
});
