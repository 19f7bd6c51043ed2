import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import * as users from '#modules/accounts/users.calls.ts';
import * as bulk from '#modules/catalog/back-office.calls.ts';
import { switchCoupon } from '#modules/discounts/calls.ts';
import * as merchants from '#modules/merchants/review.calls.ts';
import * as orders from '#modules/orders/calls.ts';
import * as money from '#modules/payouts/money.calls.ts';
import * as refunds from '#modules/refunds/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as returns from '#modules/returns/returns.calls.ts';
import * as settings from '#modules/settings/back-office.calls.ts';
import * as pages from '#modules/settings/pages.calls.ts';
import { addApplicant, tickAll } from '../support/applicants.ts';
import { expectBooksRight } from '../support/books.ts';
import { addCategory, addMerchant } from '../support/catalog.ts';
import { type Market, openMarket } from '../support/market.ts';
import { addPerson, type TestPerson } from '../support/people.ts';
import { makeProduct, SHIRT } from '../support/products/draft.ts';
import { addStaff, photoOf, receiveReturned } from '../support/returns.ts';
import { type Reply, testShop } from '../support/shop.ts';

const shop = await testShop();
let market: Market;
let admins: [TestPerson, TestPerson];
let staff: Awaited<ReturnType<typeof addStaff>>;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  admins = [market.admin, await addPerson(shop, { role: 'super_admin' })];
  staff = await addStaff(shop);
});

type Try = () => Promise<Reply<unknown>>;

/** Two people in front of one thing: what each does, and by which code the later one learns of the other. */
interface Meeting {
  tries: [Try, Try];
  refusal: string;
  /** Rows of the audit or of the history that there are of it. */
  written: () => Promise<number>;
}

const counted = (query: ReturnType<typeof sql<{ count: number }>>) => async () =>
  (await shop.rows(query))[0]?.count ?? 0;
const audited = (what: string, id: number) =>
  counted(
    sql`select count(*)::int as count from audit_log where what = ${what} and subject_id = ${String(id)}`,
  );
const steps = (subject: string, id: number, ...events: string[]) =>
  counted(sql`
    select count(*)::int as count from case_events
     where subject = ${subject} and subject_id = ${id} and event = any(${events}::text[])`);
const orderSteps = (merchantOrderId: number, ...events: string[]) =>
  counted(sql`
    select count(*)::int as count from order_events
     where merchant_order_id = ${merchantOrderId} and event = any(${events}::text[])`);

const seller = () => ({ token: market.luxor.owner.token });
const admin = (at: 0 | 1) => ({ token: admins[at].token });
const token = ({ token: of }: TestPerson) => ({ token: of });

async function newOrder() {
  return (await market.placeOrder([1])).first.id;
}

async function newShirt() {
  const draft = SHIRT(await addCategory(shop));
  const variants = draft.variants.map(variant => ({ ...variant, sku: '' }));
  return makeProduct(shop, market.luxor.owner.token, { ...draft, variants });
}

async function newStatement() {
  const [row] = await shop.rows(sql<{ statementId: number }>`
    insert into statements (merchant_id, number, opening, closing, made_at)
    select ${market.luxor.id}, 1 + count(*), 0, 0, now() from statements returning id as "statementId"`);
  return row as { statementId: number };
}

async function parcelUnderWay() {
  const merchantOrderId = await newOrder();
  return { merchantOrderId, parcelId: await market.ship(merchantOrderId) };
}

async function returnOf(reason: 'defect' | 'changed_mind') {
  const sold = await market.deliver(1);
  const lines = [{ lineId: sold.lineId, quantity: 1 }];
  const photos = reason === 'defect' ? [await photoOf(shop, sold.by)] : [];
  const input = { merchantOrderId: sold.merchantOrderId, lines, reason, wish: 'refund', photos } as const;
  const { body } = await shop.call(returns.requestReturn, input, sold.by);
  return { ...sold, returnId: body.id };
}

async function claimOf() {
  const sold = await market.deliver(1);
  const lines = [{ lineId: sold.lineId, quantity: 1 }];
  const photos = [await photoOf(shop, sold.by)];
  const input = { merchantOrderId: sold.merchantOrderId, lines, reason: 'damaged', wish: 'refund', photos };
  const { body } = await shop.call(returns.requestReturn, input as never, sold.by);
  return { ...sold, claimId: body.id };
}

async function draftedRefund() {
  const { claimId, by } = await claimOf();
  await shop.call(backOffice.answerClaim, { claimId, answer: 'غلّفناها جيدًا' }, seller());
  const decided = { claimId, decision: 'refund', reason: 'الصور واضحة', recoveredFrom: 'merchant' } as const;
  await shop.call(backOffice.decideClaim, decided, token(staff.support));
  return (await shop.call(returns.showClaim, { claimId }, by)).body.refund?.id as number;
}

const NOT_NOW = 'not_possible_now';

const MEETINGS: Readonly<Record<string, () => Promise<Meeting>>> = {
  'an order is accepted and rejected': async () => {
    const merchantOrderId = await newOrder();
    const rejected = { merchantOrderId, reason: 'نفد من المخزن' };
    return {
      tries: [
        () => shop.call(orders.acceptMerchantOrder, { merchantOrderId }, seller()),
        () => shop.call(orders.rejectMerchantOrder, rejected, admin(0)),
      ],
      refusal: NOT_NOW,
      written: orderSteps(merchantOrderId, 'accepted', 'rejected'),
    };
  },
  'an order is accepted by its merchant and by staff': async () => {
    const merchantOrderId = await newOrder();
    const accept = (by: { token: string }) => () =>
      shop.call(orders.acceptMerchantOrder, { merchantOrderId }, by);
    return {
      tries: [accept(seller()), accept(admin(0))],
      refusal: NOT_NOW,
      written: orderSteps(merchantOrderId, 'accepted'),
    };
  },
  'an order is packed twice': async () => {
    const merchantOrderId = await newOrder();
    await shop.call(orders.acceptMerchantOrder, { merchantOrderId }, seller());
    const pack = () => shop.call(orders.packMerchantOrder, { merchantOrderId }, seller());
    return { tries: [pack, pack], refusal: NOT_NOW, written: orderSteps(merchantOrderId, 'packed') };
  },
  'a parcel is delivered and refused': async () => {
    const { merchantOrderId, parcelId } = await parcelUnderWay();
    const proof = { parcelId, proof: 'صورة عند الباب' };
    const refused = { parcelId, reason: 'refused_at_door' } as const;
    return {
      tries: [
        () => shop.call(orders.deliverParcel, proof, admin(0)),
        () => shop.call(orders.refuseParcel, refused, admin(1)),
      ],
      refusal: NOT_NOW,
      written: orderSteps(merchantOrderId, 'delivered', 'refused'),
    };
  },
  'a merchant is accepted by two': async () => {
    const { merchantId } = await addApplicant(shop);
    await tickAll(shop, merchantId, admins[0].token);
    const accept = (at: 0 | 1) => () => shop.call(merchants.acceptMerchant, { merchantId }, admin(at));
    return {
      tries: [accept(0), accept(1)],
      refusal: 'not_now',
      written: audited('merchant.status', merchantId),
    };
  },
  'a merchant is accepted and rejected': async () => {
    const { merchantId } = await addApplicant(shop);
    await tickAll(shop, merchantId, admins[0].token);
    const reason = 'السجل لا يطابق الاسم';
    return {
      tries: [
        () => shop.call(merchants.acceptMerchant, { merchantId }, admin(0)),
        () => shop.call(merchants.rejectMerchant, { merchantId, reason }, admin(1)),
      ],
      refusal: 'not_now',
      written: audited('merchant.status', merchantId),
    };
  },
  'a merchant is suspended by two': async () => {
    const merchantId = await addMerchant(shop, `متجر ${shop.key().slice(0, 8)}`);
    const input = { merchantId, event: 'suspended', reason: 'شكاوى كثيرة' } as const;
    const suspend = (at: 0 | 1) => () => shop.call(merchants.changeMerchantStatus, input, admin(at));
    return {
      tries: [suspend(0), suspend(1)],
      refusal: 'not_now',
      written: audited('merchant.status', merchantId),
    };
  },
  'a return is approved and rejected': async () => {
    const { returnId } = await returnOf('defect');
    const rejected = { returnId, reason: 'المنتج سليم في الصور' };
    return {
      tries: [
        () => shop.call(backOffice.approveReturn, { returnId }, seller()),
        () => shop.call(backOffice.rejectReturn, rejected, token(staff.support)),
      ],
      refusal: NOT_NOW,
      written: steps('return', returnId, 'approved', 'rejected'),
    };
  },
  'a return is received twice': async () => {
    const { returnId } = await returnOf('changed_mind');
    const receive = (by: { token: string }) => () => shop.call(backOffice.receiveReturn, { returnId }, by);
    return {
      tries: [receive(seller()), receive(token(staff.support))],
      refusal: NOT_NOW,
      written: steps('return', returnId, 'received'),
    };
  },
  'a return is paid back and declined': async () => {
    const { returnId, lineId } = await returnOf('changed_mind');
    await receiveReturned(shop, market, { returnId, lineId, quantity: 1 });
    const declined = { returnId, outcome: 'declined', reason: 'ليس ما بعناه' } as const;
    return {
      tries: [
        () => shop.call(backOffice.resolveReturn, { returnId }, seller()),
        () => shop.call(backOffice.resolveReturn, declined, token(staff.support)),
      ],
      refusal: NOT_NOW,
      written: steps('return', returnId, 'resolved'),
    };
  },
  'a claim is decided for the one and for the other': async () => {
    const { claimId } = await claimOf();
    await shop.call(backOffice.answerClaim, { claimId, answer: 'غلّفناها جيدًا' }, seller());
    const refund = { claimId, decision: 'refund', reason: 'واضح', recoveredFrom: 'merchant' } as const;
    const refuse = { claimId, decision: 'refuse', reason: 'غير واضح' } as const;
    return {
      tries: [
        () => shop.call(backOffice.decideClaim, refund, token(staff.support)),
        () => shop.call(backOffice.decideClaim, refuse, admin(0)),
      ],
      refusal: NOT_NOW,
      written: steps('claim', claimId, 'decided'),
    };
  },
  'a refund is approved by two': async () => {
    const refundId = await draftedRefund();
    const approve = (by: TestPerson) => () => shop.call(refunds.approveRefund, { refundId }, token(by));
    return {
      tries: [approve(staff.finance), approve(staff.other)],
      refusal: NOT_NOW,
      written: steps('refund', refundId, 'approved'),
    };
  },
  'a refund is approved and refused': async () => {
    const refundId = await draftedRefund();
    const refused = { refundId, reason: 'دُفع من قبل' };
    return {
      tries: [
        () => shop.call(refunds.approveRefund, { refundId }, token(staff.finance)),
        () => shop.call(backOffice.refuseRefund, refused, token(staff.other)),
      ],
      refusal: NOT_NOW,
      written: steps('refund', refundId, 'approved', 'refused'),
    };
  },
  'a merchant disputes a statement in two tabs': async () => {
    const { statementId } = await newStatement();
    const reason = 'مبلغ غير صحيح في الكشف';
    const dispute = () => shop.call(money.disputeStatement, { statementId, reason }, seller());
    return {
      tries: [dispute, dispute],
      refusal: 'disputed_already',
      written: audited('statement.dispute', statementId),
    };
  },
  'a dispute is answered by two': async () => {
    const { statementId } = await newStatement();
    const reason = 'مبلغ غير صحيح في الكشف';
    await shop.call(money.disputeStatement, { statementId, reason }, seller());
    const answer = (by: TestPerson) => () =>
      shop.call(money.answerStatementDispute, { statementId, reason: 'راجعنا الكشف' }, token(by));
    return {
      tries: [answer(staff.finance), answer(staff.other)],
      refusal: 'answered_already',
      written: audited('statement.answer', statementId),
    };
  },
  'an account gets two roles': async () => {
    const { id: userId } = await addPerson(shop);
    const give = (role: 'support' | 'finance', at: 0 | 1) => () =>
      shop.call(users.changeRole, { userId, role, was: 'user', name: 'عميل تجريبي' }, admin(at));
    return {
      tries: [give('support', 0), give('finance', 1)],
      refusal: 'role_changed_meanwhile',
      written: audited('user.role', userId),
    };
  },
  'an account is erased by two': async () => {
    const { id: userId } = await addPerson(shop);
    const erase = (at: 0 | 1) => () => shop.call(users.eraseUser, { userId, reason: 'طلب صاحبه' }, admin(at));
    return {
      tries: [erase(0), erase(1)],
      refusal: 'user_not_found',
      written: audited('user.erased', userId),
    };
  },
  'settings are saved by two': async () => {
    const group = 'delivery';
    const { version } = (await shop.call(settings.showSettings, { group }, admin(0))).body;
    const save = (packagingFee: string, at: 0 | 1) => () =>
      shop.call(settings.saveSettings, { group, version, values: { packagingFee } }, admin(at));
    return {
      tries: [save('7', 0), save('8', 1)],
      refusal: 'changed_meanwhile',
      written: counted(sql`select count(*)::int as count from audit_log where what like 'setting.%'`),
    };
  },
  'a page is written by two': async () => {
    const name = 'about';
    const { number } = (await shop.call(pages.showWrittenPage, { name }, admin(0))).body;
    const write = (heading: string, at: 0 | 1) => () =>
      shop.call(
        pages.savePage,
        { name, number, sections: [{ heading, paragraphs: ['نبيع الجيد.'] }] },
        admin(at),
      );
    return {
      tries: [write('من نحن', 0), write('قصتنا', 1)],
      refusal: 'changed_meanwhile',
      written: counted(sql`select count(*)::int as count from page_versions where name = 'about'`),
    };
  },
  'prices of many products are changed by two': async () => {
    const { id } = await newShirt();
    const change = { kind: 'price', way: 'percent', value: -10, rounding: 'pound' } as const;
    const productIds = [id];
    const { body } = await shop.call(bulk.previewBulkChange, { chosen: { productIds }, change }, seller());
    const take = (by: { token: string }) => () =>
      shop.call(bulk.changeProducts, { productIds, change, seen: body.seen }, by);
    return {
      tries: [take(seller()), take(admin(0))],
      refusal: 'preview_outdated',
      written: counted(sql`
        select count(*)::int as count from product_batch_rows where product_id = ${id} and variant_id =
          (select min(id) from variants where product_id = ${id})`),
    };
  },
  'a change of many products is taken back by two': async () => {
    const { id } = await newShirt();
    const input = { productIds: [id], change: { kind: 'hide' as const } };
    const { seen } = (
      await shop.call(bulk.previewBulkChange, { ...input, chosen: { productIds: [id] } }, seller())
    ).body;
    const { batchId } = (await shop.call(bulk.changeProducts, { ...input, seen }, seller())).body;
    const undo = (by: { token: string }) => () => shop.call(bulk.undoBulkChange, { batchId }, by);
    return {
      tries: [undo(seller()), undo(admin(0))],
      refusal: 'undone_already',
      written: counted(sql`
        select count(*)::int as count from audit_log
         where what = 'product.status' and subject_id = ${String(id)} and "to" = '"published"'`),
    };
  },
  'a product is shown and sent back': async () => {
    const merchantId = market.luxor.id;
    await shop.call(merchants.setProductReview, { merchantId, reviews: true }, admin(0));
    const { id } = await newShirt();
    await shop.call(merchants.setProductReview, { merchantId, reviews: false }, admin(0));
    const check = (decision: 'approve' | 'send_back', at: 0 | 1) => () =>
      shop.call(bulk.reviewProduct, { productId: id, decision }, admin(at));
    return {
      tries: [check('approve', 0), check('send_back', 1)],
      refusal: 'changed_meanwhile',
      written: audited('product.status', id),
    };
  },
};

describe('two people do the same at once: one succeeds, and the other is refused', () => {
  test.each(Object.keys(MEETINGS))('%s', async name => {
    const { tries, refusal, written } = await (MEETINGS[name] as () => Promise<Meeting>)();
    const before = await written();
    const replies = await Promise.all(tries.map(each => each()));
    expect(replies.map(({ status, error }) => (status === 200 ? 'done' : error.code)).toSorted()).toEqual(
      ['done', refusal].toSorted(),
    );
    expect(await written()).toBe(before + 1);
    await expectBooksRight(shop);
  });
});

describe('the same request twice at once is executed once, and neither is refused', () => {
  const twice = (once: (at: 0 | 1) => Promise<Reply<unknown>>) => Promise.all([once(0), once(1)]);

  test('an account is blocked, and let in again', async () => {
    const { id: userId } = await addPerson(shop);
    const written = audited('user.status', userId);
    const block = await twice(at => shop.call(users.blockUser, { userId, reason: 'احتيال' }, admin(at)));
    expect([...block.map(({ status }) => status), await written()]).toEqual([200, 200, 1]);
    const unblock = await twice(at => shop.call(users.unblockUser, { userId }, admin(at)));
    expect([...unblock.map(({ status }) => status), await written()]).toEqual([200, 200, 2]);
  });

  test('a coupon is stopped', async () => {
    const [row] = await shop.rows(sql<{ id: number }>`
      insert into coupons (code, merchant_id, by_merchant, kind, percent, platform_percent, starts_at, created_at)
      values ('TWICE10', null, false, 'percent', 10, 100, now(), now()) returning id`);
    const couponId = (row as { id: number }).id;
    const stop = await twice(at => shop.call(switchCoupon, { couponId, active: false }, admin(at)));
    const written = await audited('coupon.active', couponId)();
    expect([...stop.map(({ status }) => status), written]).toEqual([200, 200, 1]);
  });
});
