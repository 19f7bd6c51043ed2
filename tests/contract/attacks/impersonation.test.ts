import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addAddress } from '#modules/accounts/addresses.calls.ts';
import { updateProfile } from '#modules/accounts/calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { editShopAccount, showShopAccount } from '#modules/merchants/account.calls.ts';
import { addMerchant } from '../../support/catalog.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let token: string;

beforeAll(async () => {
  await addMerchant(shop, 'مكتبة أطلس');
  await addMerchant(shop, 'دكان القديم', 'closed');
  token = (await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop, 'متجر جديد') }))
    .token;
});

const rename = (nameAr: string) =>
  shop.call(
    editShopAccount,
    {
      nameAr,
      activity: 'كتب',
      email: 'shop@example.com',
      returnAddress: '',
    },
    { token },
  );

test.each([
  'مكتبة أطلس',
  '  مكتبة   أطلس ',
  'مكتبه اطلس',
  'مَكتَبَةُ أَطلَس',
  'مكتبـــة أطلس',
  'مكتبة\u200f أط\u200dلس',
  '\u202eمكتبة أطلس',
  'مكتبةأطلس',
  'مكتبة-أطلس.',
])('a shop does not take the name of another, nor one that reads like it: %j', async name => {
  const { status, error } = await rename(name);
  expect([status, error.code, Object.keys(error.details.fields ?? {})]).toEqual([
    409,
    'name_taken',
    ['nameAr'],
  ]);
});

test('a merchant may save its own name again, and take one that nobody has any more', async () => {
  expect((await rename('متجر جديد')).status).toBe(200);
  expect((await rename('متجر جديد')).status).toBe(200);
  expect((await rename('دكان القديم')).status).toBe(200);
  const { body } = await shop.call(showShopAccount, {}, { token });
  expect(body.shop?.nameAr).toBe('دكان القديم');
  // A name that stays is no change.
  expect(await auditOf(shop, { what: 'merchant.account' }, 'id')).toHaveLength(2);
});

test.each([
  'وكالة',
  'وكـــالة',
  'فريق وكالة',
  'دعم عملاء وكاله',
  'Wekala',
  'Wekala Support',
  'وكالة – الإدارة',
  // With a way past the shop, which an invitation would carry to strangers.
  'واتساب ٠١٠٠ ١٢٣ ٤٥٦٧',
  'اربح على evil.com',
  // With letters that only look like those of everybody.
  'مڪتبة أطلس',
  'W\u0435kala',
])(
  'a shop takes neither the name of the whole shop, nor a contact, nor letters that pass for others: %j',
  async name => {
    const { status, error } = await rename(name);
    expect([status, error.code, Object.keys(error.details.fields ?? {})]).toEqual([
      400,
      'invalid_input',
      ['nameAr'],
    ]);
  },
);

test.each(['وكالة الأهرام للسيارات', 'Café 24 – كافيه', 'بيت الجُبن 100%', 'صيدلية د.محمد 2000'])(
  'an agency, accents and signs are names like others: %j',
  async name => {
    expect((await rename(name)).status).toBe(200);
  },
);

test('a buyer passes for nobody of the whole shop, by the profile or by an address', async () => {
  const buyer = await addPerson(shop);
  const by = { token: buyer.token };
  const profile = { name: 'فريق وكالة', mobile: buyer.mobile, email: buyer.email };
  expect((await shop.call(updateProfile, profile, by)).error.details.fields).toHaveProperty('name');
  await shop.rows(sql`update users set name = '' where id = ${buyer.id}`);
  expect((await shop.call(addAddress, { ...CAIRO_ADDRESS, recipient: 'دعم وكالة' }, by)).status).toBe(200);
  expect((await shop.call(showRole, {}, by)).body.name).toBe('');
  expect((await shop.call(addAddress, { ...CAIRO_ADDRESS, recipient: 'منى وكالة' }, by)).status).toBe(200);
  expect((await shop.call(showRole, {}, by)).body.name).toBe('منى وكالة');
});
