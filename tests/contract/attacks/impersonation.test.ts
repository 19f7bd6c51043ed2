import { beforeAll, expect, test } from 'vitest';
import { editShopAccount, showShopAccount } from '#modules/merchants/account.calls.ts';
import { addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
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
