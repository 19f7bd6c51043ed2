import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { saveProduct } from '#modules/catalog/back-office.calls.ts';
import { type Disclosure, FACTS, ofFacts } from '#modules/catalog/disclosure.ts';
import { EXCLUSIONS } from '#modules/catalog/exclusion.ts';
import { exportProducts, listImportProblems } from '#modules/catalog/import.calls.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { reviewProducts } from '../../support/arrange.ts';
import { addBrand, addCategory, addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved, type Draft, makeProduct, SHIRT } from '../../support/products/draft.ts';
import { look, take } from '../../support/products/files.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const categoryId = await addCategory(shop, 'الأزياء');
const brandId = await addBrand(shop, 'Nile', { arabic: 'النيل' });
// Two of one name: a file must name these by their numbers.
const twinId = await addCategory(shop, 'هدايا');
await addCategory(shop, 'هدايا');

/** Of each kind of fact that the law wants buyers to know. */
const DISCLOSED = { line: 'شركة النيل للاستيراد', text: 'ساخن\nلا يُلمس', months: 24 };

/** One of everything that an editor can make. */
const GOODS: Partial<Draft>[] = [
  {
    title: '=HYPERLINK("x") \'قميص\'',
    description: '\'=سطر أول\nسطر ثانٍ, "بين علامتين"\n\nسطر رابع',
    specifications: [
      ['الوزن: الصافي', '5 | 6 \\ 7'],
      ['00123', '1E+05'],
      ['الضمان', 'سنتان؛ لدى الوكيل'],
    ],
    images: ['https://pics.example/a,b.jpg', '/media/0123456789abcdef', '1AbCdEfGhIjKlMnOpQrStUv'],
    originalPrice: 600.05,
    variants: [
      {
        options: ['٤٠'],
        sku: '00123',
        shelf: '12-3',
        price: 298.08,
        stock: 5,
        swatch: '#AABBCC',
        picture: 3,
      },
      { options: ['=1'], sku: '', price: 450, stock: 0, available: false },
    ],
  },
  {
    optionNames: ['اللون', 'المقاس', '@الخامة'],
    variants: ['أحمر', 'أزرق'].flatMap((colour, at) =>
      ['41', '-42', '1/2'].map((size, place) => ({
        options: [colour, size, '+قطن'],
        swatch: at === 0 ? '#ff0000' : '',
        sku: `V-${at}${place}`,
        price: 100.5 + place,
        stock: place,
      })),
    ),
    brandId,
  },
  {
    taxClass: 'exempt',
    lowStockAt: '12',
    ...(ofFacts(name => DISCLOSED[FACTS[name].kind]) as Disclosure),
    variants: [{ options: ['م'], sku: 'LAW', price: 5, stock: 1 }],
  },
  { optionNames: [], variants: [{ options: [], sku: '', price: 0.01, stock: 1_000_000 }] },
  {
    categoryId: twinId,
    status: 'draft',
    images: [],
    description: '',
    specifications: [],
    optionNames: [],
    variants: [{ options: [], sku: '6E-05', price: 20, stock: 0 }],
  },
  { status: 'hidden', variants: [{ options: ['م'], sku: 'HID', price: 5, stock: 1 }] },
  ...['' as const, ...EXCLUSIONS].map((notReturnable, at) => ({
    notReturnable,
    variants: [{ options: ['م'], sku: `N-${at}`, price: 5, stock: 1 }],
  })),
];

async function stock(token: string) {
  for (const more of GOODS) {
    const made = await makeProduct(shop, token, SHIRT(categoryId, { status: 'published', ...more }));
    if (more.status === 'hidden')
      await shop.call(saveProduct, asSaved(made, { status: 'hidden' }), { token });
  }
}

const everything = (merchantId: number) =>
  shop.rows(sql`
    select to_jsonb(p) - 'search_words' - 'attributes' as product,
           (select jsonb_agg(to_jsonb(v) order by v.id) from variants v where v.product_id = p.id) as variants
      from products p where p.merchant_id = ${merchantId} order by p.id`);

describe.each(['csv', 'xlsx'] as const)('what is exported as %s and imported again', format => {
  test.each(['trusted', 'reviewed'] as const)('changes nothing, of a merchant who is %s', async trust => {
    const merchantId = await addMerchant(shop, `متجر ${format} ${trust}`);
    const { token } = await addPerson(shop, { role: 'merchant', merchantId });
    await stock(token);
    if (trust === 'reviewed') {
      await reviewProducts(shop, merchantId);
      const waits = await makeProduct(
        shop,
        token,
        SHIRT(categoryId, { optionNames: [], variants: [{ options: [], price: 7, stock: 1 }] }),
      );
      expect(waits.status).toBe('in_review');
    }
    await queueEmpty();
    const before = await everything(merchantId);
    const exported = await shop.call(exportProducts, { format }, { token });
    expect(exported.status).toBe(200);

    const looked = await look(shop, exported.bytes, { token });
    const { body } = await shop.call(listImportProblems, { importId: looked.id }, { token });
    expect([looked, body.problems]).toMatchObject([
      { rowsBad: 0, creates: 0, changes: 0, same: before.length },
      [],
    ]);
    await take(shop, looked.id, { token });
    await queueEmpty();
    expect(await everything(merchantId)).toEqual(before);
  });

  test('makes the same goods in another shop, but for what is its own', async () => {
    const [from, to] = [await addMerchant(shop), await addMerchant(shop)];
    const [seller, heir] = await Promise.all(
      [from, to].map(merchantId => addPerson(shop, { role: 'merchant', merchantId })),
    );
    await stock(seller?.token ?? '');
    // Its own codes, for those that say P- name what is there already.
    await sql`update products set code = 'K-' || id where merchant_id = ${from}`.execute(shop.ctx.db);
    const exported = await shop.call(exportProducts, { format }, { token: seller?.token ?? '' });
    const looked = await look(shop, exported.bytes, { token: heir?.token ?? '' });
    expect(looked).toMatchObject({ rowsBad: 0, creates: GOODS.length });
    await take(shop, looked.id, { token: heir?.token ?? '' });
    const again = await shop.call(exportProducts, { format, sort: 'newest' }, { token: heir?.token ?? '' });
    expect(sorted(await readSheetFile(again.bytes))).toEqual(sorted(await readSheetFile(exported.bytes)));
  });
});

/** A colour is the same in capitals. */
const sorted = (rows: readonly { cells: readonly string[] }[]) =>
  rows.map(({ cells }) => cells.join('\u0001').toLowerCase()).toSorted();

/** Search words are written by jobs of their own. Pictures of invented hosts are asked for again and again. */
async function queueEmpty() {
  for (;;) {
    const [left] = await shop.rows(sql<{ n: number }>`
      select count(*)::int as n from graphile_worker.jobs where task_identifier <> 'media.store-foreign'`);
    if (left?.n === 0) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
