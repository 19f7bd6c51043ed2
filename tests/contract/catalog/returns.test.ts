import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct, listManagedProducts, saveProduct } from '#modules/catalog/back-office.calls.ts';
import { showProduct } from '#modules/catalog/calls.ts';
import { exclusionText } from '#modules/catalog/exclusion.text.ts';
import { EXCLUSIONS } from '#modules/catalog/exclusion.ts';
import { listImportProblems } from '#modules/catalog/import.calls.ts';
import { addCategory, addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved, makeProduct, SHIRT } from '../../support/products/draft.ts';
import { csv, HEAD, look, take } from '../../support/products/files.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let categoryId: number;
let token: string;

beforeAll(async () => {
  categoryId = await addCategory(shop, 'ملابس داخلية');
  await sql`update categories set not_returnable = 'hygiene' where id = ${categoryId}`.execute(shop.ctx.db);
  token = (await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) })).token;
});

const make = (sku: string, more: object = {}) =>
  makeProduct(
    shop,
    token,
    SHIRT(categoryId, { variants: [{ options: ['م'], sku, price: 40, stock: 5 }], ...more }),
  );
const shownTo = async (productId: number) => (await shop.call(showProduct, { productId })).body.notReturnable;

describe('whether a product goes back without a reason', () => {
  test('is its category’s rule, or one of its own, which shoppers read and the audit records', async () => {
    const made = await make('R-1');
    expect(made.notReturnable).toBeNull();
    expect(await shownTo(made.id)).toBe('hygiene');
    const back = await shop.call(saveProduct, asSaved(made, { notReturnable: '' }), { token });
    expect(await shownTo(made.id)).toBe('');
    const own = await shop.call(saveProduct, asSaved(back.body, { notReturnable: 'jewellery' }), { token });
    expect(own.body.notReturnable).toBe('jewellery');
    expect(await shownTo(made.id)).toBe('jewellery');
    const written = await auditOf(shop, { what: 'product.not_returnable', id: made.id }, 'from', 'to');
    expect(written).toEqual([
      { from: 'as_category', to: 'returnable' },
      { from: 'returnable', to: 'jewellery' },
    ]);
  });

  test('is none of a merchant’s own inventions', async () => {
    const draft = { ...SHIRT(categoryId), notReturnable: 'المخفّض لا يُسترجع' as never };
    const { error } = await shop.call(createProduct, draft, { token });
    expect(error).toMatchObject({
      code: 'invalid_input',
      details: { fields: { notReturnable: expect.any(String) } },
    });
  });

  test('is read from a file in words; an empty cell leaves it, an unknown one is reported', async () => {
    const head = [...HEAD, 'سبب عدم الإرجاع'];
    const row = (code: string, word: string) => [code, 'خاتم', 'ملابس داخلية', 100, 1, code, word];
    const words = ['حسب القسم', 'يسترجع', ...EXCLUSIONS.map(reason => exclusionText[reason]), 'digital', ''];
    const wanted = [null, '', ...EXCLUSIONS, 'digital', null];
    const looked = await look(
      shop,
      csv(head, ...words.map((word, at) => row(`RW-${at}`, word)), row('RW-X', 'ممنوع')),
      { token },
    );
    expect(looked).toMatchObject({ creates: words.length, rowsBad: 1 });
    const { body } = await shop.call(listImportProblems, { importId: looked.id }, { token });
    expect(body.problems).toMatchObject([{ column: 'notReturnable', value: 'ممنوع' }]);
    await take(shop, looked.id, { token });
    const rules = () =>
      shop.rows(sql<{ word: string | null }>`
        select not_returnable as word from products where code like 'RW-%' order by id`);
    expect((await rules()).map(({ word }) => word)).toEqual(wanted);
    const emptied = await look(shop, csv(head, ...words.map((_, at) => row(`RW-${at}`, ''))), { token });
    expect(emptied).toMatchObject({ same: words.length, changes: 0 });
  });
});

test('a product is found by the code that its row shows: its own, or P- with its number', async () => {
  const made = await make('C-1');
  await sql`update products set code = 'Jalabiya_7' where id = ${made.id}`.execute(shop.ctx.db);
  const plain = await make('C-2');
  const found = async (q: string) =>
    (await shop.call(listManagedProducts, { q }, { token })).body.products.map(({ id, code }) => ({
      id,
      code,
    }));
  const own = [{ id: made.id, code: 'Jalabiya_7' }];
  for (const q of ['Jalabiya_7', 'jalabiya', ` ${made.id} `]) expect(await found(q), q).toEqual(own);
  expect(await found(`p-${plain.id}`)).toEqual([{ id: plain.id, code: '' }]);
  expect(await found('JalabiyaX')).toEqual([]);
});
