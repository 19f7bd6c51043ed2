import { beforeAll, expect, test } from 'vitest';
import {
  changeProducts,
  listManagedProducts,
  previewBulkChange,
  reviewProduct,
  saveProduct,
  showManagedProduct,
  takeProductOff,
  undoBulkChange,
} from '#modules/catalog/back-office.calls.ts';
import { showProduct } from '#modules/catalog/calls.ts';
import { sendReport } from '#modules/moderation/calls.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved } from '../../support/products/draft.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchantId: number;
let categoryId: number;
let owner: { token: string };
let support: { token: string };
let admin: { token: string };

beforeAll(async () => {
  merchantId = await addMerchant(shop);
  categoryId = await addCategory(shop);
  owner = await addPerson(shop, { role: 'merchant', merchantId });
  support = await addPerson(shop, { role: 'support' });
  admin = await addPerson(shop, { role: 'super_admin' });
});

const by = ({ token }: { token: string }) => ({ token });
const managed = async (productId: number) =>
  (await shop.call(showManagedProduct, { productId }, by(owner))).body;
const isShown = async (productId: number) => (await shop.call(showProduct, { productId })).status === 200;
const takeOff = (productId: number) =>
  shop.call(takeProductOff, { productId, reason: 'شعار علامة لا يبيعها المتجر' }, by(support));

async function reported() {
  const { id } = await addProduct(shop, { merchantId, categoryId });
  const report = { kind: 'product', subjectId: id, reason: 'counterfeit' } as const;
  await shop.call(sendReport, report, by(await addPerson(shop)));
  return id;
}

async function changeInBulk(productId: number, kind: 'publish' | 'hide') {
  const change = { kind } as const;
  const { body } = await shop.call(
    previewBulkChange,
    { chosen: { productIds: [productId] }, change },
    by(owner),
  );
  const input = { productIds: [productId], change, seen: body.seen };
  return (await shop.call(changeProducts, input, by(owner))).body.batchId;
}

test('support takes a reported product off, its merchant reads why, and it is audited [ROLE-5]', async () => {
  const id = await reported();
  expect((await takeOff(id)).body).toEqual({ success: true });
  expect(await isShown(id)).toBe(false);
  const { notifications } = (await shop.call(listNotifications, {}, by(owner))).body;
  expect(notifications[0]?.body).toContain('شعار علامة لا يبيعها المتجر');
  expect(await auditOf(shop, { what: 'product.status', id }, 'from', 'to', 'reason')).toEqual([
    { from: 'published', to: 'hidden', reason: 'شعار علامة لا يبيعها المتجر' },
  ]);
});

test('its merchant cannot publish it past a review, whatever the way; staff let it show again for good', async () => {
  const id = await reported();
  await takeOff(id);
  await shop.call(saveProduct, asSaved(await managed(id), { status: 'published' }), by(owner));
  expect((await managed(id)).status).toBe('in_review');
  await shop.call(saveProduct, asSaved(await managed(id), { status: 'draft' }), by(owner));
  await changeInBulk(id, 'publish');
  expect((await managed(id)).status).toBe('in_review');
  expect(await isShown(id)).toBe(false);
  await shop.call(reviewProduct, { productId: id, decision: 'approve' }, by(admin));
  expect(await isShown(id)).toBe(true);
  await shop.call(saveProduct, asSaved(await managed(id), { status: 'hidden' }), by(owner));
  await changeInBulk(id, 'publish');
  expect(await isShown(id)).toBe(true);
});

test('a bulk change from before does not bring it back when it is undone', async () => {
  const id = await reported();
  const batchId = await changeInBulk(id, 'hide');
  await takeOff(id);
  const undone = await shop.call(undoBulkChange, { batchId }, by(owner));
  expect(undone.body).toEqual({ restored: 0, skipped: 1 });
  expect(await isShown(id)).toBe(false);
});

test('what nobody reported is not support’s to take off, nor is the list of products to see [ROLE-5]', async () => {
  const { id } = await addProduct(shop, { merchantId, categoryId });
  expect((await takeOff(id)).error.code).toBe('report_not_found');
  expect(await isShown(id)).toBe(true);
  expect((await shop.call(listManagedProducts, {}, by(support))).status).toBe(403);
  const own = { productId: await reported(), reason: 'لا سبب' };
  expect((await shop.call(takeProductOff, own, by(owner))).status).toBe(403);
});
