import { beforeAll, expect, test } from 'vitest';
import { closeReport, listReports, reopenReport, sendReport } from '#modules/moderation/calls.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import { askQuestion, hideQuestion } from '#modules/reviews/questions.calls.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let productId: number;
let buyers: { token: string }[];
let support: { token: string };

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  productId = (await addProduct(shop, { merchantId, categoryId: await addCategory(shop) })).id;
  buyers = await Promise.all(Array.from({ length: 3 }, () => addPerson(shop)));
  support = await addPerson(shop, { role: 'support' });
});

const by = ({ token }: { token: string }) => ({ token });
const report = (at: number, reason: 'counterfeit' | 'forbidden' = 'counterfeit') =>
  shop.call(
    sendReport,
    { kind: 'product', subjectId: productId, reason },
    by(buyers[at] as { token: string }),
  );
const listed = async (tab: 'open' | 'closed') =>
  (await shop.call(listReports, { tab }, by(support))).body.reports.map(({ id, others, outcome }) => ({
    id,
    others,
    outcome,
  }));
const close = (reportId: number, others: number) =>
  shop.call(closeReport, { reportId, outcome: 'dismissed', others }, by(support));

test('a report that came after the list was read is not closed with those that were seen', async () => {
  await report(0);
  const [seen] = await listed('open');
  await report(1, 'forbidden');
  expect((await close(seen?.id as number, 0)).error.code).toBe('report_came_meanwhile');
  expect(await listed('open')).toHaveLength(2);
  expect((await close(seen?.id as number, 1)).body.closed).toBe(2);
  expect(await listed('open')).toEqual([]);
});

test('a closing by mistake is taken back, of those reports that it closed and no others, and audited', async () => {
  await report(2);
  const [later] = await listed('open');
  await close(later?.id as number, 0);
  const earlier = (await listed('closed')).find(({ id }) => id !== later?.id);
  const reopened = await shop.call(reopenReport, { reportId: earlier?.id as number }, by(support));
  expect(reopened.body.reopened).toBe(2);
  expect(await listed('open')).toMatchObject([
    { others: 1, outcome: null },
    { others: 1, outcome: null },
  ]);
  expect(await listed('closed')).toMatchObject([{ id: later?.id, outcome: 'dismissed' }]);
  const again = await shop.call(reopenReport, { reportId: earlier?.id as number }, by(support));
  expect(again.error.code).toBe('report_not_found');
  const audited = await auditOf(shop, { type: 'product', id: productId }, 'from', 'to');
  expect(audited.at(-1)).toEqual({ from: 'dismissed', to: null });
});

test('a question that is hidden already is hidden no second time, and its writer is told once', async () => {
  const [buyer] = buyers as [{ token: string }];
  const { body } = await shop.call(askQuestion, { productId, text: 'هل هو أصلي فعلًا؟' }, by(buyer));
  for (const _ of [1, 2])
    expect((await shop.call(hideQuestion, { questionId: body.id }, by(support))).status).toBe(200);
  const told = (await shop.call(listNotifications, {}, by(buyer))).body.notifications;
  expect(told.filter(({ title }) => title === 'لم نعد نعرض سؤالك')).toHaveLength(1);
});
