import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportOwnData } from '#modules/accounts/privacy.calls.ts';
import { eraseUser } from '#modules/accounts/users.calls.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import * as backOffice from '#modules/reviews/back-office.calls.ts';
import * as calls from '#modules/reviews/calls.ts';
import { listReviews } from '#modules/reviews/public.calls.ts';
import { askForReviews } from '#modules/reviews/server/ask-for-reviews.ts';
import { checkReviews } from '#modules/reviews/server/check-reviews.ts';
import { usedPictures } from '#modules/reviews/server/used-pictures.ts';
import type { CallRequest } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { addMember, staySignedIn } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

const shop = await testShop();
let market: Market;
let support: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
  support = await addPerson(shop, { role: 'support' });
});

const by = ({ token }: { token: string }) => ({ token });

/** A buyer who has received Luxor's product, at an address of their own. */
async function addReceiver(): Promise<TestPerson> {
  const buyer = await addPerson(shop);
  const { orderId, first } = await market.placeOrder([1], { buyer });
  await shop.rows(sql`
    update orders set address = jsonb_set(address, '{flat}', to_jsonb(${String(buyer.id)}::text)) where id = ${orderId}`);
  const parcelId = await market.ship(first.id);
  await market.deliverParcel(parcelId);
  return buyer;
}

const productId = () => market.luxor.product.id;
const save = (buyer: TestPerson, more: Partial<CallRequest<typeof calls.saveReview>> = {}) =>
  shop.call(calls.saveReview, { productId: productId(), stars: 5, text: 'خامة ممتازة', ...more }, by(buyer));
const list = async (more: Partial<CallRequest<typeof listReviews>> = {}) =>
  (await shop.call(listReviews, { productId: productId(), sort: 'newest', ...more })).body;
const expectCounted = async () => expect(wrongLines(await checkReviews(shop.ctx.db))).toEqual([]);

describe('a buyer', () => {
  const remove = (buyer: TestPerson) => shop.call(calls.deleteReview, { productId: productId() }, by(buyer));

  test('deletes their own review, which then counts no more, and may write another', async () => {
    const [buyer, reader] = [await addReceiver(), await addReceiver()];
    const { reviewId } = (await save(buyer, { stars: 1, text: 'سأغيّر رأيي' })).body;
    await shop.call(calls.markHelpful, { reviewId, isHelpful: true }, by(reader));
    expect((await remove(reader)).error.code).toBe('review_not_found');

    expect((await remove(buyer)).status).toBe(200);
    expect((await list()).reviews.map(({ id }) => id)).not.toContain(reviewId);
    await expectCounted();
    expect((await remove(buyer)).error.code).toBe('review_not_found');
    expect((await save(buyer, { stars: 4 })).status).toBe(200);
    await expectCounted();
  });

  test('does not get rid of the sign that staff hid a review, by deleting and writing it again', async () => {
    const buyer = await addReceiver();
    const { reviewId } = (await save(buyer)).body;
    const hide = { reviewId, state: 'hidden', reason: 'كلام مسيء' } as const;
    expect((await shop.call(backOffice.decideReview, hide, by(support))).status).toBe(200);
    expect((await remove(buyer)).error.code).toBe('review_hidden');
    expect((await save(buyer, { text: 'كلام آخر' })).body.state).toBe('held');
    expect((await remove(buyer)).error.code).toBe('review_hidden');
  });
});

describe('who may review', () => {
  test('is a buyer to whom the product was delivered, and nobody before', async () => {
    const waiting = await addPerson(shop);
    await market.placeOrder([1], { buyer: waiting });
    expect((await save(waiting)).error.code).toBe('not_received');
    expect((await save(await addPerson(shop))).error.code).toBe('not_received');
    const buyer = await addReceiver();
    expect((await shop.call(calls.showOwnReview, { productId: productId() }, by(buyer))).body).toMatchObject({
      received: { productId: productId(), shop: 'متجر الأقصر', size: '', review: null },
      helpful: [],
    });
    expect((await save(buyer)).body.state).toBe('shown');
    const { reviews } = await list();
    expect(reviews[0]).toMatchObject({
      stars: 5,
      text: 'خامة ممتازة',
      name: 'عميل ت.',
      helpful: 0,
      reply: '',
    });
    const received = await shop.call(calls.listReceived, {}, by(buyer));
    expect(received.body.products).toMatchObject([{ productId: productId(), review: { stars: 5 } }]);
  });

  test('is asked for each product that waits for a word, and for none of their own shop', async () => {
    const buyer = await addReceiver();
    const waiting = async () => (await shop.call(calls.countToReview, {}, by(buyer))).body.products;
    expect(await waiting()).toBe(1);
    await save(buyer);
    expect(await waiting()).toBe(0);
    const seller = await addReceiver();
    await addMember(shop, market.luxor.id, { id: seller.id, duty: 'packer' });
    expect((await shop.call(calls.countToReview, {}, by(seller))).body.products).toBe(0);
    expect((await shop.call(calls.listReceived, {}, by(seller))).body.products).toEqual([]);
  });

  test('is nobody of the merchant that sells it', async () => {
    const buyer = await addReceiver();
    await addMember(shop, market.luxor.id, { id: buyer.id, duty: 'packer' });
    expect((await save(buyer)).error.code).toBe('not_received');
  });

  test('writes one review, which a second one replaces, and changes it for 30 days', async () => {
    const buyer = await addReceiver();
    const before = (await list()).rating.count;
    const first = await save(buyer, { stars: 2 });
    const second = await save(buyer, { stars: 4, text: 'بعد أسبوع أعجبني', isNameShort: false });
    expect(second.body.reviewId).toBe(first.body.reviewId);
    const now = await list();
    expect(now.rating.count).toBe(before + 1);
    expect(now.reviews[0]).toMatchObject({ stars: 4, name: 'عميل تجريبي' });
    await expectCounted();
    shop.clock.advance(30 * DAY);
    await staySignedIn(shop);
    expect((await save(buyer)).error.code).toBe('too_late_to_change');
  });

  test('stars are whole and from one to five, the text is folded and short enough, photos are of this shop', async () => {
    const buyer = await addReceiver();
    for (const stars of [0, 6, 4.5])
      expect((await save(buyer, { stars })).error.details.fields).toHaveProperty('stars');
    expect((await save(buyer, { text: 'ا'.repeat(1_001) })).error.details.fields).toHaveProperty('text');
    expect((await save(buyer, { photos: ['/private-media/00000000000000ff.a.b'] })).error.code).toBe(
      'photo_unknown',
    );
    await save(buyer, { text: '  سطر\u200F\u0000  أول \n\n\n\n سطر ثان ' });
    expect((await list()).reviews[0]?.text).toBe('سطر أول\n\nسطر ثان');
  });

  test('a photo is redrawn, and stored as long as the review shows it', async () => {
    const buyer = await addReceiver();
    const { body } = await shop.call(calls.uploadReviewPhoto, { file: await picture('jpeg') }, by(buyer));
    await save(buyer, { photos: [body.photo] });
    const hash = /[0-9a-f]{32}/.exec(body.photo)?.[0] ?? '';
    expect((await list()).reviews[0]?.photos).toEqual([`/media/${hash}`]);
    await save(await addReceiver());
    const all = await list();
    expect(all.photos).toEqual([`/media/${hash}`]);
    expect(all.reviews.length).toBeGreaterThan(1);
    const pictured = await list({ only: 'with_photos' });
    expect(pictured.reviews.map(({ photos }) => photos)).toEqual([[`/media/${hash}`]]);
    expect([all.withPhotos, pictured.withPhotos]).toEqual([1, 1]);
    expect([pictured.photos, pictured.rating]).toEqual([all.photos, all.rating]);
    expect((await list({ only: 'with_photos', stars: 1 })).reviews).toEqual([]);
    expect(await usedPictures(shop.ctx.db, [hash, 'ffffffffffffffff'])).toEqual([hash]);
  });
});

describe('what waits for staff', () => {
  test.each([
    ['كلموني على ٠١٠ ١٢٣٤ ٥٦٧٨', 'phone'],
    ['أرخص في www.example.com', 'link'],
    ['ابعتله واتساب أحسن', 'payment'],
  ])('%s', async (text, sign) => {
    const buyer = await addReceiver();
    const { rating } = await list();
    expect((await save(buyer, { text })).body.state).toBe('held');
    expect((await list()).rating.count).toBe(rating.count);
    const held = await shop.call(backOffice.listManagedReviews, { tab: 'held' }, by(support));
    expect(held.body.reviews[0]).toMatchObject({ text, signs: [sign], state: 'held' });
    const own = await shop.call(calls.showOwnReview, { productId: productId() }, by(buyer));
    expect(own.body.received?.review).toMatchObject({ state: 'held', text });
  });

  test('is a review from the door of another reviewer of the same merchant', async () => {
    const [one, other] = [await addReceiver(), await addReceiver()];
    await shop.rows(sql`
      update orders set address = jsonb_set(address, '{flat}', '"99"') where user_id in (${one.id}, ${other.id})`);
    expect((await save(one)).body.state).toBe('shown');
    expect((await save(other)).body.state).toBe('held');
    const { body } = await shop.call(backOffice.listManagedReviews, { tab: 'held' }, by(support));
    expect(body.reviews[0]?.signs).toEqual(['same_address']);
  });

  test('is a review from the device and network of one who sells the goods', async () => {
    const [writer, neighbour] = [await addReceiver(), await addReceiver()];
    const at = (id: number, address: string, device: string) =>
      shop.rows(sql`update sessions set address = ${address}, device = ${device} where user_id = ${id}`);
    await shop.rows(sql`
      update sessions set address = '203.0.113.7', device = 'Chrome · Android'
       where user_id in (select user_id from merchant_members where merchant_id = (select merchant_id from products where id = ${productId()}))`);
    await at(writer.id, '203.0.113.7', 'Chrome · Android');
    // A network has many people behind one address.
    await at(neighbour.id, '203.0.113.7', 'Safari · iPhone');
    expect((await save(neighbour)).body.state).toBe('shown');
    expect((await save(writer)).body.state).toBe('held');
    const { body } = await shop.call(backOffice.listManagedReviews, { tab: 'held' }, by(support));
    expect(body.reviews.find(({ signs }) => signs.includes('same_device'))?.signs).toEqual(['same_device']);
  });

  test('staff show it or hide it with a reason that its writer reads; both are audited', async () => {
    const buyer = await addReceiver();
    const { reviewId } = (await save(buyer, { text: 'راسلني a@example.com' })).body;
    const decide = (state: 'shown' | 'hidden', reason = '') =>
      shop.call(backOffice.decideReview, { reviewId, state, reason }, by(support));
    expect((await decide('hidden')).error.code).toBe('reason_needed');
    expect((await decide('hidden', 'فيه بريد إلكتروني')).body.state).toBe('hidden');
    const inbox = await shop.call(listNotifications, {}, by(buyer));
    expect(inbox.body.notifications[0]).toMatchObject({
      title: 'لم نعرض تقييمك',
      link: '/profile?tab=reviews',
    });
    expect(inbox.body.notifications[0]?.body).toContain('فيه بريد إلكتروني');
    expect((await save(buyer, { text: 'حذفت البريد' })).body.state).toBe('held');
    expect((await decide('shown')).body.state).toBe('shown');
    expect((await list()).reviews.map(({ id }) => id)).toContain(reviewId);
    expect(
      await auditOf(shop, { type: 'review', id: reviewId }, 'what', 'from', 'to', 'by', 'reason'),
    ).toEqual([
      { what: 'review.state', from: 'held', to: 'hidden', by: support.id, reason: 'فيه بريد إلكتروني' },
      { what: 'review.state', from: 'held', to: 'shown', by: support.id, reason: '' },
    ]);
    await expectCounted();
  });
});

describe('beside a review', () => {
  test('the merchant answers once, without contacts, and the buyer is notified', async () => {
    const buyer = await addReceiver();
    const { reviewId } = (await save(buyer, { stars: 3 })).body;
    const [seller, other] = [market.luxor.owner, market.nubia.owner];
    const reply = (text: string, who = seller) =>
      shop.call(backOffice.replyToReview, { reviewId, text }, by(who));
    const waiting = await shop.call(backOffice.listMerchantReviews, {}, by(seller));
    expect(waiting.body.reviews.map(({ id }) => id)).toContain(reviewId);
    expect((await reply('شكرًا لرأيك', other)).error.code).toBe('review_not_found');
    expect((await reply('شكرًا', support)).error.code).toBe('review_not_found');
    expect((await reply('كلمنا ٠١٠١٢٣٤٥٦٧٨')).error.code).toBe('contact_in_reply');
    expect((await reply('شكرًا لرأيك')).body.reply).toBe('شكرًا لرأيك');
    expect((await list()).reviews[0]?.reply).toBe('شكرًا لرأيك');
    const { body } = await shop.call(backOffice.listMerchantReviews, {}, by(seller));
    expect(body.reviews.map(({ id }) => id)).not.toContain(reviewId);
    expect(body.counts.all).toBeGreaterThan(body.counts.to_answer);
    expect((await shop.call(listNotifications, {}, by(buyer))).body.notifications[0]?.title).toBe(
      'رد المتجر على تقييمك',
    );
  });

  test('each person’s vote counts once, and can be taken back; nobody votes for their own', async () => {
    const [writer, reader] = [await addReceiver(), await addPerson(shop)];
    const { reviewId } = (await save(writer)).body;
    const vote = (who: TestPerson, said: 'helpful' | 'taken back' = 'helpful') =>
      shop.call(calls.markHelpful, { reviewId, isHelpful: said === 'helpful' }, by(who));
    expect((await vote(writer)).error.code).toBe('own_review');
    await Promise.all([vote(reader), vote(reader), vote(reader)]);
    expect((await vote(reader)).body).toEqual({ helpful: 1, isHelpful: true });
    const own = await shop.call(calls.showOwnReview, { productId: productId() }, by(reader));
    expect(own.body.helpful).toEqual([reviewId]);
    await expectCounted();
    expect((await vote(reader, 'taken back')).body).toEqual({ helpful: 0, isHelpful: false });
  });

  test('every order and choice of stars gives all reviews once, page by page', async () => {
    const { rating } = await list();
    for (const sort of ['helpful', 'newest', 'highest', 'lowest'] as const) {
      const seen: { id: number; stars: number; helpful: number }[] = [];
      let page = await list({ sort, limit: 3 });
      seen.push(...page.reviews);
      while (page.hasMore) {
        page = await list({ sort, limit: 3, after: seen.at(-1)?.id });
        seen.push(...page.reviews);
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(rating.count);
      const key = { helpful: 'helpful', newest: 'id', highest: 'stars', lowest: 'stars' } as const;
      const values = seen.map(review => review[key[sort]]);
      const sorted = values.toSorted((a, b) => (sort === 'lowest' ? a - b : b - a));
      expect([sort, values]).toEqual([sort, sorted]);
    }
    const five = await list({ stars: 5, limit: 20 });
    expect(five.reviews).toHaveLength(Math.min(20, rating.byStars[4] as number));
    expect(five.reviews.every(({ stars }) => stars === 5)).toBe(true);
  });

  test('one bad review does not make a product bad: the average begins with three reviews of 3.5', async () => {
    const { rating } = (await shop.call(listReviews, { productId: market.nubia.product.id })).body;
    expect(rating).toEqual({ average: 0, count: 0, byStars: [0, 0, 0, 0, 0] });
    await shop.rows(
      sql`insert into product_ratings (product_id, one) values (${market.nubia.product.id}, 1)`,
    );
    const one = (await shop.call(listReviews, { productId: market.nubia.product.id })).body;
    expect(one.rating.average).toBe(2.9);
    await shop.rows(sql`delete from product_ratings where product_id = ${market.nubia.product.id}`);
  });
});

describe('a buyer', () => {
  test('is asked once, some days after the delivery, unless they have said it already', async () => {
    const [silent, quick] = [await addReceiver(), await addReceiver()];
    await save(quick);
    await jobsDone(shop);
    await askForReviews(shop.ctx);
    const asked = async (who: TestPerson) =>
      (await shop.call(listNotifications, { limit: 50 }, by(who))).body.notifications.filter(
        ({ title }) => title === 'كيف وجدت ما وصلك؟',
      ).length;
    expect(await asked(silent)).toBe(0);
    shop.clock.advance(4 * DAY);
    await staySignedIn(shop);
    await Promise.all([askForReviews(shop.ctx), askForReviews(shop.ctx)]);
    await askForReviews(shop.ctx);
    expect([await asked(silent), await asked(quick)]).toEqual([1, 0]);
  });

  test('reads their reviews in what is held on them, and takes them along when they are erased', async () => {
    const [writer, reader] = [await addReceiver(), await addPerson(shop)];
    const { reviewId } = (await save(writer, { text: 'رأيي أنا' })).body;
    await shop.call(calls.markHelpful, { reviewId, isHelpful: true }, by(reader));
    const own = await shop.call(exportOwnData, {}, by(writer));
    expect(JSON.parse(new TextDecoder().decode(own.bytes))).toMatchObject({
      reviews: [{ body: 'رأيي أنا', stars: 5 }],
    });
    await shop.rows(sql`
      update merchant_orders set status = 'completed', completed_at = now() where order_id in (select id from orders where user_id = ${writer.id})`);
    const reason = 'طلب صاحب الحساب';
    for (const { id: userId } of [reader, writer])
      expect((await shop.call(eraseUser, { userId, reason }, by(market.admin))).status).toBe(200);
    expect((await list({ limit: 20 })).reviews.map(({ id }) => id)).not.toContain(reviewId);
    await expectCounted();
  });
});
