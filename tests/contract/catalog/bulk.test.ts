import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { MOST_AT_ONCE } from '#modules/catalog/back-office/bulk-change.ts';
import {
  changeProducts,
  listManagedProducts,
  previewBulkChange,
  saveProduct,
  showManagedProduct,
  undoBulkChange,
} from '#modules/catalog/back-office.calls.ts';
import { showProduct } from '#modules/catalog/calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import type { CallRequest } from '#platform/call.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { buy } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved } from '../../support/products/draft.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchantId: number;
let categoryId: number;
let token: string;

beforeAll(async () => {
  categoryId = await addCategory(shop);
  merchantId = await addMerchant(shop);
  token = (await addPerson(shop, { role: 'merchant', merchantId })).token;
});

const product = (more: object = {}) => addProduct(shop, { merchantId, categoryId, price: 20_000, ...more });

type BulkInput = CallRequest<typeof previewBulkChange>;
type Change = BulkInput['change'];

async function chosenOf(chosen: BulkInput['chosen'], by = token) {
  const input = { chosen, change: { kind: 'hide' } } as const;
  return (await shop.call(previewBulkChange, input, { token: by })).body.productIds;
}

async function change(productIds: number[], what: Change) {
  const { body } = await shop.call(previewBulkChange, { chosen: { productIds }, change: what }, { token });
  const reply = await shop.call(changeProducts, { productIds, change: what, seen: body.seen }, { token });
  return { preview: body, reply };
}

const undo = (batchId: number, by = token) => shop.call(undoBulkChange, { batchId }, { token: by });
const managed = async (productId: number) =>
  (await shop.call(showManagedProduct, { productId }, { token })).body;

test('200 prices are lowered by 10 percent as the preview showed, show at once, and are all taken back', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 200; n++) ids.push((await product()).id);
  await shop.call(showProduct, { productId: ids[0] as number });
  const { preview, reply } = await change(ids, {
    kind: 'price',
    way: 'percent',
    value: -10,
    rounding: 'pound',
  });
  expect(preview).toMatchObject({ changes: 200, problems: 0 });
  expect(preview.rows[0]).toMatchObject({ from: 200, to: 180 });
  expect(reply.body.changes).toBe(200);
  expect((await shop.call(showProduct, { productId: ids[0] as number })).body.price).toBe(180);
  const audited = await auditOf(shop, { what: 'product.price' }, 'from', 'to');
  expect(audited.filter(({ from, to }) => from === 20_000 && to === 18_000)).toHaveLength(200);
  expect((await undo(reply.body.batchId)).body).toEqual({ restored: 200, skipped: 0 });
  expect((await shop.call(showProduct, { productId: ids[199] as number })).body.price).toBe(200);
  expect((await undo(reply.body.batchId)).error.code).toBe('undone_already');
});

test('all that the list finds are chosen, on whatever page, and of a stranger’s list none [ROLE-3]', async () => {
  const title = 'مزهرية قرطاجنة';
  const own = [await product({ title }), await product({ title }), await product()];
  const listed = { q: title, sort: 'oldest' } as const;
  const firstPage = await shop.call(listManagedProducts, { ...listed, limit: 1 }, { token });
  expect(firstPage.body).toMatchObject({ products: [{ id: own[0]?.id }], total: 2 });
  expect(await chosenOf({ list: listed })).toEqual([own[0]?.id, own[1]?.id]);
  expect(await chosenOf({ list: listed, exceptIds: [own[0]?.id as number] })).toEqual([own[1]?.id]);
  const stranger = (await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) })).token;
  expect(await chosenOf({ list: { merchantId } }, stranger)).toEqual([]);
});

test('a list is chosen as it is when its change is shown, and only what was shown is changed', async () => {
  const title = 'سجادة مرسى علم';
  const before = await product({ title });
  const input = { chosen: { list: { q: title } }, change: { kind: 'hide' } } as const;
  const { body } = await shop.call(previewBulkChange, input, { token });
  const after = await product({ title });
  const { productIds, seen } = body;
  const done = await shop.call(changeProducts, { productIds, change: input.change, seen }, { token });
  expect(done.body.changes).toBe(1);
  expect([(await managed(before.id)).status, (await managed(after.id)).status]).toEqual([
    'hidden',
    'published',
  ]);
});

test('more than are changed at once are not chosen at once', async () => {
  const crowd = await addMerchant(shop);
  await shop.rows(sql`
    insert into products (merchant_id, category_id, title, price, images, status)
    select ${crowd}, ${categoryId}, 'كتاب ' || n, 1000, '["/media/0123456789abcdef"]', 'draft'
      from generate_series(1, ${MOST_AT_ONCE + 1}) n`);
  const owner = (await addPerson(shop, { role: 'merchant', merchantId: crowd })).token;
  const ids = await chosenOf({ list: { sort: 'oldest' } }, owner);
  expect(ids).toHaveLength(MOST_AT_ONCE);
  const [first = 0] = ids;
  // The place of one that was taken out is not filled up by the next.
  expect(await chosenOf({ list: { sort: 'oldest' }, exceptIds: [first] }, owner)).toEqual(ids.slice(1));
});

test('taking back leaves alone what somebody has changed since', async () => {
  const [one, two] = [await product(), await product()];
  const { reply } = await change([one.id, two.id], { kind: 'price', way: 'set', value: 150 });
  const opened = await managed(one.id);
  const [variant] = asSaved(opened).variants;
  await shop.call(saveProduct, asSaved(opened, { variants: [{ ...variant, price: 170 }] as never }), {
    token,
  });
  expect((await undo(reply.body.batchId)).body).toEqual({ restored: 1, skipped: 1 });
  expect((await managed(one.id)).variants[0]?.price).toBe(170);
  expect((await managed(two.id)).variants[0]?.price).toBe(200);
});

test('restocking adds movements, and only units that are still there are taken back', async () => {
  const [one, two] = [await product({ stock: 0 }), await product({ stock: 0 })];
  const { reply } = await change([one.id, two.id], { kind: 'stock', way: 'amount', value: 5 });
  const buyer = await addPerson(shop);
  await buy(shop, buyer.token, [{ productId: one.id, quantity: 1 }]);
  expect((await undo(reply.body.batchId)).body).toEqual({ restored: 1, skipped: 1 });
  expect((await managed(one.id)).variants[0]).toMatchObject({ stock: 4, promised: 1 });
  expect((await managed(two.id)).variants[0]).toMatchObject({ stock: 0 });
  expect((await checkBooks(shop.ctx.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});

test('a shelf is given to many at once, is audited, and is taken back where nobody has moved the goods since', async () => {
  const [one, two] = [await product(), await product()];
  const { preview, reply } = await change([one.id, two.id], { kind: 'shelf', value: '  B-12 ' });
  expect(preview.rows).toMatchObject([
    { from: '', to: 'B-12' },
    { from: '', to: 'B-12' },
  ]);
  expect(reply.body.changes).toBe(2);
  const opened = await managed(one.id);
  expect(opened.variants[0]?.shelf).toBe('B-12');
  expect(await auditOf(shop, { what: 'product.shelf' }, 'from', 'to')).toContainEqual({
    from: '',
    to: 'B-12',
  });
  const [variant] = asSaved(opened).variants;
  await shop.call(saveProduct, asSaved(opened, { variants: [{ ...variant, shelf: 'C-1' }] as never }), {
    token,
  });
  expect((await undo(reply.body.batchId)).body).toEqual({ restored: 1, skipped: 1 });
  expect((await managed(one.id)).variants[0]?.shelf).toBe('C-1');
  expect((await managed(two.id)).variants[0]?.shelf).toBe('');
  const long = { kind: 'shelf', value: 'ب'.repeat(25) } as const;
  const refused = await shop.call(
    previewBulkChange,
    { chosen: { productIds: [one.id] }, change: long },
    { token },
  );
  expect(refused.status).toBe(400);
});

test('what was sold or changed after the preview makes it outdated, and nothing is done', async () => {
  const { id } = await product({ stock: 3 });
  const what = { kind: 'stock', way: 'set', value: 10 } as const;
  const input = { chosen: { productIds: [id] }, change: what };
  const { body } = await shop.call(previewBulkChange, input, { token });
  await buy(shop, (await addPerson(shop)).token, [{ productId: id, quantity: 1 }]);
  const { productIds, seen } = body;
  const late = await shop.call(changeProducts, { productIds, change: what, seen }, { token });
  expect(late.error.code).toBe('preview_outdated');
  expect((await managed(id)).variants[0]).toMatchObject({ stock: 2 });
});

test('hiding takes goods out of the shop and publishing brings them back; a row with a problem stays', async () => {
  const [one, bare] = [await product(), await product({ images: [] })];
  const hidden = await change([one.id, bare.id], { kind: 'hide' });
  expect(hidden.reply.body.changes).toBe(2);
  expect((await shop.call(showProduct, { productId: one.id })).status).toBe(404);
  const { preview, reply } = await change([one.id, bare.id], { kind: 'publish' });
  expect(preview).toMatchObject({ changes: 1, problems: 1 });
  expect(preview.rows[1]).toMatchObject({ problem: 'no_picture' });
  expect(reply.body.changes).toBe(1);
  expect((await shop.call(showProduct, { productId: one.id })).status).toBe(200);
});

test('another merchant’s products are passed over, and its changes cannot be undone [ROLE-3]', async () => {
  const { id } = await product();
  const stranger = (await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) })).token;
  const { body } = await shop.call(
    previewBulkChange,
    { chosen: { productIds: [id] }, change: { kind: 'hide' } },
    { token: stranger },
  );
  expect(body.rows).toEqual([]);
  const { reply } = await change([id], { kind: 'hide' });
  expect((await undo(reply.body.batchId, stranger)).status).toBe(404);
});
