import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { closeReport, listReports, sendReport } from '#modules/moderation/calls.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import * as calls from '#modules/reviews/questions.calls.ts';
import { HOUR } from '#platform/clock.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let productId: number;
let buyer: { token: string };
let seller: { token: string };
let other: { token: string };
let support: { token: string };

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  productId = (await addProduct(shop, { merchantId, categoryId: await addCategory(shop) })).id;
  buyer = await addPerson(shop);
  seller = await addPerson(shop, { role: 'merchant', merchantId });
  other = await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) });
  support = await addPerson(shop, { role: 'support' });
});

const by = ({ token }: { token: string }) => ({ token });
const ask = (text: string, who = buyer) => shop.call(calls.askQuestion, { productId, text }, by(who));
const listed = async () => (await shop.call(calls.listQuestions, { productId })).body.questions;
const titles = async (who: { token: string }) =>
  (await shop.call(listNotifications, {}, by(who))).body.notifications.map(({ title }) => title);

test('a question is public at once, its merchant is notified and answers once, and the buyer who asked is notified', async () => {
  const { body: question } = await ask('هل يعمل على ٢٢٠ فولت؟');
  expect(await listed()).toMatchObject([{ id: question.id, text: 'هل يعمل على ٢٢٠ فولت؟', answer: '' }]);
  expect(await titles(seller)).toContain('سؤال جديد عن أحد منتجاتك');

  const answer = { questionId: question.id, text: 'نعم، ومعه محوّل.' };
  expect((await shop.call(calls.answerQuestion, answer, by(other))).error.code).toBe('question_not_found');
  expect((await shop.call(calls.answerQuestion, answer, by(seller))).body.answer).toBe(answer.text);
  expect(await listed()).toMatchObject([{ answer: answer.text }]);
  expect(await titles(buyer)).toContain('أجاب المتجر عن سؤالك');
  const mine = await shop.call(calls.listMerchantQuestions, { tab: 'all' }, by(seller));
  expect(mine.body).toMatchObject({ counts: { to_answer: 0, all: 1 }, questions: [{ productId }] });
});

test('who asks is told how long the shop usually takes, once it has answered five', async () => {
  const answered = async (hours: number) => {
    const { body: question } = await ask('متى يتوفر مرة أخرى؟', await addPerson(shop));
    shop.clock.advance(hours * HOUR);
    await shop.call(calls.answerQuestion, { questionId: question.id, text: 'الأسبوع القادم' }, by(seller));
    return question.usualHours;
  };
  expect([await answered(30), await answered(2.9), await answered(2.4), await answered(4)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  await answered(5);
  expect((await ask('وهل له ضمان؟')).body.usualHours).toBe(3);
});

test('a question is found by its words, or by those of its answer, however they are spelt', async () => {
  const { body: question } = await ask('هل الجلد طبيعي أم صناعي؟', await addPerson(shop));
  await shop.call(calls.answerQuestion, { questionId: question.id, text: 'من جلد البقر' }, by(seller));
  const found = async (q: string) =>
    (await shop.call(calls.listQuestions, { productId, q })).body.questions.map(({ id }) => id);
  expect([await found('طبيعى'), await found('جلد البقر'), await found('جلد النعام')]).toEqual([
    [question.id],
    [question.id],
    [],
  ]);
});

test('nobody leads others past the shop, and nobody asks about their own goods', async () => {
  expect((await ask('كلمني على ٠١٠٠ ١٢٣ ٤٥٦٧')).error.code).toBe('contact_in_question');
  const { body: question } = await ask('ما مدة الضمان؟');
  const answer = { questionId: question.id, text: 'راسلنا واتساب' };
  expect((await shop.call(calls.answerQuestion, answer, by(seller))).error.code).toBe('contact_in_answer');
  expect((await ask('سؤال من المتجر نفسه', seller)).status).toBe(403);
});

test('staff hide what people report, and the buyer who asked is notified', async () => {
  const { body: question } = await ask('كلام لا يليق هنا');
  const reader = await addPerson(shop);
  const report = { kind: 'question', subjectId: question.id, reason: 'abuse' } as const;
  expect((await shop.call(sendReport, report, by(buyer))).error.code).toBe('own_subject');
  expect((await shop.call(sendReport, report, by(reader))).status).toBe(200);
  const { body } = await shop.call(listReports, {}, by(support));
  expect(body.reports[0]).toMatchObject({ kind: 'question', link: `/product/${productId}#questions` });

  expect((await shop.call(calls.hideQuestion, { questionId: question.id }, by(seller))).status).toBe(403);
  await shop.call(calls.hideQuestion, { questionId: question.id }, by(support));
  await shop.call(
    closeReport,
    { reportId: body.reports[0]?.id as number, outcome: 'acted', others: 0 },
    by(support),
  );
  expect((await listed()).map(({ id }) => id)).not.toContain(question.id);
  expect(await titles(buyer)).toContain('لم نعد نعرض سؤالك');
});

test('somebody who signed up by a code and has no name yet may ask, too', async () => {
  const nameless = await addPerson(shop);
  await shop.rows(sql`update users set name = '' where id = ${nameless.id}`);
  const { status, body } = await ask('هل يأتي معه شاحن؟', nameless);
  expect([status, body.name]).toEqual([200, 'عميل']);
});
