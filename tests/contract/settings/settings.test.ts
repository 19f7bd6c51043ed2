import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { quoteCart } from '#modules/cart/calls.ts';
import { listMethods } from '#modules/payments/calls.ts';
import {
  type MerchantRate,
  saveSettings,
  setMerchantRate,
  showSettings,
} from '#modules/settings/back-office.calls.ts';
import { showShop } from '#modules/settings/calls.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { SETTING_GROUPS, type SettingGroup } from '#modules/settings/setting-field.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { listZones, saveZones } from '#modules/shipping/zones.calls.ts';
import { MINUTE } from '#platform/clock.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let token: string;

beforeAll(async () => {
  token = (await addPerson(shop, { role: 'super_admin' })).token;
});

const show = async (group: SettingGroup) => (await shop.call(showSettings, { group }, { token })).body;

async function save(group: SettingGroup, values: Record<string, unknown>, seen?: number) {
  const version = seen ?? (await show(group)).version;
  return shop.call(saveSettings, { group, version, values }, { token });
}

const audited = async (id: string) =>
  (await auditOf(shop, { type: 'setting', id }, 'what', 'from', 'to')).toReversed();

interface GroupCase {
  path: string;
  typed: unknown;
  becomes: unknown;
  wrong: [unknown, RegExp];
}

const CASES: Readonly<Record<SettingGroup, GroupCase>> = {
  shop: {
    path: 'socialLinks.facebook',
    typed: ' https://facebook.example/wekala ',
    becomes: 'https://facebook.example/wekala',
    wrong: ['javascript:alert(1)', /https/],
  },
  delivery: { path: 'deliveryFees.A', typed: '٦٢٫٥٠', becomes: 62.5, wrong: ['-5', /رقم/] },
  payment: { path: 'cashBlockAfterRefusals', typed: '٣', becomes: 3, wrong: [0, /من ١ إلى ٥٠/] },
  commission: { path: 'commissionPercent', typed: '12.5', becomes: 12.5, wrong: [51, /من ٠ إلى ٥٠/] },
  payouts: { path: 'payouts.minimum', typed: '100', becomes: 100, wrong: ['مئة', /رقم/] },
  control: { path: 'signers.refund', typed: '3', becomes: 3, wrong: [1, /من ٢ إلى ٥/] },
  timers: { path: 'timers.paymentMinutes', typed: 20, becomes: 20, wrong: [2.5, /رقم/] },
  returns: { path: 'returns.noReasonDays', typed: 14, becomes: 14, wrong: [13, /مادة ٤٠/] },
};

describe.each(SETTING_GROUPS)('the settings of %s', group => {
  const { path, typed, becomes, wrong } = CASES[group];

  test('take what a person types, store it, and go back to the default', async () => {
    const before = await show(group);
    const { status, body } = await save(group, { [path]: typed });
    expect([status, body.values[path]]).toEqual([200, becomes]);
    expect(body.version).toBe(before.version + 1);
    expect((await show(group)).values[path]).toEqual(becomes);
    const again = await save(group, { [path]: null });
    expect(again.body.values[path]).toEqual(before.defaults[path]);
  });

  test('say in Arabic beside the field what cannot be, and change nothing', async () => {
    const before = await show(group);
    const reply = await save(group, { [path]: wrong[0] });
    expect([reply.status, reply.error.code]).toEqual([400, 'settings_wrong']);
    expect(reply.error.details.fields?.[path]).toMatch(wrong[1]);
    expect(await show(group)).toEqual(before);
  });

  test('refuse the second of two who save at once, and overwrite nothing', async () => {
    const { version } = await show(group);
    const replies = await Promise.all([
      save(group, { [path]: typed }, version),
      save(group, { [path]: null }, version),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('changed_meanwhile');
    expect((await show(group)).version).toBe(version + 1);
    await save(group, { [path]: null });
  });
});

describe('a saved setting', () => {
  test('is in the audit key by key, from what to what, and only what changed', async () => {
    await save('delivery', { packagingFee: 12.5, adminFee: 15 });
    expect(await audited('packagingFee')).toEqual([{ what: 'setting.amount', from: 1000, to: 1250 }]);
    expect(await audited('adminFee')).toEqual([]);
    await save('delivery', { packagingFee: null });
    expect((await audited('packagingFee'))[0]).toEqual({ what: 'setting.amount', from: 1250, to: 1000 });
    expect(await shop.rows(sql`select from settings where name = 'packagingFee'`)).toEqual([]);
  });

  test('counts in the next quote and on the next page of the shop', async () => {
    const buyer = await addPerson(shop);
    const merchantId = await addMerchant(shop);
    const { id, variantId } = await addProduct(shop, { merchantId, categoryId: await addCategory(shop) });
    const input = { lines: [{ productId: id, variantId, quantity: 1 }], governorateId: 1 };
    const fees = async () => (await shop.call(quoteCart, input, { token: buyer.token })).body;
    await save('delivery', { 'deliveryFees.A': 61, adminFee: 7 });
    expect(await fees()).toMatchObject({ delivery: 61, adminFee: 7 });
    const places = await shop.call(listGovernorates, {});
    expect(places.body.governorates[0]?.deliveryFee).toBe(61);
    await save('shop', { companyName: 'وكالة البلد', 'company.taxNumber': '١٢٣-٤٥٦-٧٨٩' });
    const { companyName, company, socialLinks } = (await shop.call(showShop, {})).body;
    expect([companyName, company.taxNumber]).toEqual(['وكالة البلد', '123456789']);
    expect(socialLinks).toHaveLength(4);
    await save('shop', { 'socialLinks.x': '' });
    const links = (await shop.call(showShop, {})).body.socialLinks;
    expect(links.map(({ name }) => name)).toEqual(['facebook', 'instagram', 'youtube']);
  });

  test('of one part leaves the other parts to the defaults', async () => {
    await save('timers', { 'timers.paymentMinutes': 25 });
    expect(await shop.rows(sql`select value from settings where name = 'timers'`)).toEqual([
      { value: { paymentMinutes: 25 } },
    ]);
    expect((await readSettings(shop.ctx)).timers).toMatchObject({ paymentMinutes: 25, paymentCodeHours: 48 });
  });

  test('of another group, or of no group, is refused', async () => {
    const reply = await save('timers', { packagingFee: 1, nonsense: 2, toString: 3 });
    expect(Object.keys(reply.error.details.fields ?? {})).toEqual(['packagingFee', 'nonsense', 'toString']);
  });

  test.each([
    ['timers', 'timers.merchantReminderHours', 72],
    ['payouts', 'cashOverdueDays', 7],
    ['returns', 'returns.noReasonDays', 20, 'timers.returnWindowDays'],
    ['returns', 'returns.defectDays', 29],
    ['returns', 'returns.refundDays', 8],
    ['timers', 'timers.deliveryDays', 31],
    ['delivery', 'deliveryDays.A', [4, 2]],
    ['shop', 'companyName', '  '],
    ['shop', 'company.email', 'name@'],
    ['shop', 'supportChatUrl', 'https://'],
    ['shop', 'homeOldPriceFactor', 1.5],
    ['commission', 'commissionByCategory', { 1: 60 }],
  ] as const)('%s: %s cannot be %j', async (...given) => {
    const [group, path, value, beside = path] = given;
    const reply = await save(group, { [path]: value });
    expect(reply.status).toBe(400);
    expect(reply.error.details.fields?.[beside]).toMatch(/\p{Script=Arabic}/u);
  });

  test('switches a way to pay off and on, but never the last', async () => {
    const buyer = await addPerson(shop);
    const methods = async () =>
      (await shop.call(listMethods, {}, { token: buyer.token })).body.methods.map(({ method }) => method);
    expect(await methods()).toContain('cash_on_delivery');
    await save('payment', { 'paymentMethods.cash_on_delivery': false });
    expect(await methods()).not.toContain('cash_on_delivery');
    const all = Object.keys((await show('payment')).values).filter(path =>
      path.startsWith('paymentMethods.'),
    );
    const off = await save('payment', Object.fromEntries(all.map(path => [path, false])));
    expect(off.status).toBe(400);
    await save('payment', { 'paymentMethods.cash_on_delivery': null });
    expect(await methods()).toContain('cash_on_delivery');
  });

  test('gives a merchant its own rates, and removes them again', async () => {
    const merchantId = await addMerchant(shop);
    const other = await addMerchant(shop);
    const set = (id: number, percent: string | number | null, rate: MerchantRate = 'commission') =>
      shop.call(setMerchantRate, { merchantId: id, rate, percent }, { token });
    expect((await set(merchantId, '٧٫٥')).body.commission).toEqual({ percent: 7.5, general: 10 });
    await Promise.all([set(other, 3), set(merchantId, 8)]);
    expect((await readSettings(shop.ctx)).commissionByMerchant).toEqual({ [merchantId]: 8, [other]: 3 });
    expect((await set(merchantId, 70)).error.details.fields?.['percent']).toMatch(/٥٠/);
    await set(merchantId, null);
    expect((await readSettings(shop.ctx)).commissionByMerchant).toEqual({ [other]: 3 });
    expect((await set(merchantId, '٠', 'withholding')).body).toEqual({
      commission: { percent: null, general: 10 },
      withholding: { percent: 0, general: 0 },
    });
    expect((await set(merchantId, 21, 'withholding')).error.details.fields?.['percent']).toMatch(/٢٠/);
  });
});

test('a governorate is moved to another zone, is priced by it at once, and two do not move at once', async () => {
  const { version } = (await shop.call(listZones, {}, { token })).body;
  const move = (zones: Record<string, 'A' | 'E'>) => shop.call(saveZones, { version, zones }, { token });
  const replies = await Promise.all([move({ 1: 'E' }), move({ 1: 'E' })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const places = (await shop.call(listGovernorates, {})).body.governorates;
  expect(places.find(({ id }) => id === 1)?.deliveryFee).toBe(120);
  const rows = await auditOf(shop, { what: 'governorate.zone' }, 'from', 'to');
  expect(rows).toEqual([{ from: 'A', to: 'E' }]);
  const next = (await shop.call(listZones, {}, { token })).body.version;
  const nowhere = await shop.call(saveZones, { version: next, zones: { 99: 'A' } }, { token });
  expect([nowhere.status, nowhere.error.code]).toEqual([404, 'place_unknown']);
});

test('settings about who receives money and who signs for it are not changed by a token alone', async () => {
  shop.clock.advance(10 * MINUTE);
  for (const [group, values] of [
    ['control', { 'stepUp.payout': false, 'aloneUpTo.adjustment': 1_000_000 }],
    ['payment', { 'transferTo.account': 'EG380019000500000000263180002' }],
    ['payouts', { 'payouts.channelHoldDays': 0 }],
  ] as const) {
    const before = await show(group);
    const refused = await save(group, values);
    expect([refused.status, refused.error.code]).toEqual([403, 'confirmation_needed']);
    expect(await show(group)).toEqual(before);
  }
  expect((await save('timers', { 'timers.deliveryAttempts': 4 })).status).toBe(200);
});
