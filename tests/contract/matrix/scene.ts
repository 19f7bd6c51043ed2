import { sql } from 'kysely';
import { addAddress } from '#modules/accounts/addresses.calls.ts';
import { blockUser, endUserSessions } from '#modules/accounts/users.calls.ts';
import { acceptMerchantOrder, refuseParcel } from '#modules/orders/calls.ts';
import { addMerchant } from '../../support/catalog.ts';
import { type Market, openMarket, swapSellers } from '../../support/market.ts';
import { addPerson, CAIRO_ADDRESS, sessionOf, type TestPerson } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import type { Scene } from './expected.ts';
import { reportUnit, returnUnit, review } from './returned-units.ts';
import type { Who } from './who.ts';

/** Everybody of the matrix by user id, and the token of the person who was signed out everywhere. */
export interface Cast {
  people: Readonly<Record<Exclude<Who, 'guest'>, number>>;
  endedToken: string;
  market: Market;
  user: TestPerson;
  otherUser: TestPerson;
}

export async function callEverybody(shop: TestShop): Promise<Cast> {
  const market = await openMarket(shop);
  const merchantId = market.luxor.id;
  const suspended = await addMerchant(shop, 'متجر موقوف', 'suspended');
  const closed = await addMerchant(shop, 'متجر مغلق', 'closed');
  const add = async (who: Parameters<typeof addPerson>[1]) => (await addPerson(shop, who)).id;
  const [user, otherUser] = [await addPerson(shop), await addPerson(shop)];
  const [blocked, signedOut] = [await addPerson(shop), await addPerson(shop)];
  const by = { token: market.admin.token };
  await shop.call(blockUser, { userId: blocked.id, reason: 'محاولات احتيال' }, by);
  await shop.call(endUserSessions, { userId: signedOut.id }, by);
  const people: Cast['people'] = {
    user: user.id,
    'other user': otherUser.id,
    merchant: market.luxor.owner.id,
    'other merchant': market.nubia.owner.id,
    'suspended merchant': await add({ role: 'merchant', merchantId: suspended }),
    manager: await add({ role: 'merchant', merchantId, duty: 'manager' }),
    packer: await add({ role: 'merchant', merchantId, duty: 'packer' }),
    support: await add({ role: 'support' }),
    finance: await add({ role: 'finance' }),
    super_admin: market.admin.id,
    'closed merchant': await add({ role: 'merchant', merchantId: closed }),
    'blocked user': blocked.id,
    'signed out everywhere': signedOut.id,
  };
  return { people, endedToken: signedOut.token, market, user, otherUser };
}

/** One thing of each kind that belongs to `user`, who bought from `merchant`; and the same of `other user` and `other merchant`. */
export async function setScene(shop: TestShop): Promise<{ cast: Cast; scene: Scene }> {
  const cast = await callEverybody(shop);
  const { market, user, people } = cast;
  const merchantId = market.luxor.id;
  const { orderId, first } = await market.placeOrder([1], { buyer: user });
  const parcelId = await market.ship(first.id);
  const address = await shop.call(addAddress, CAIRO_ADDRESS, { token: user.token });
  const bought = await market.deliver(2, { buyer: user });
  const claimId = await reportUnit(shop, bought, 'damaged');
  const owners = { userId: user.id, merchantId, merchantOrderId: first.id, claimId };
  const things = await insertThings(shop, owners);
  const scene: Scene = {
    ...things,
    claimId,
    returnId: await reportUnit(shop, bought, 'defect'),
    reviewId: await review(shop, { buyer: user, productId: market.luxor.product.id }),
    submissionId: await insertSubmission(shop, things.documentId),
    orderId,
    parcelId,
    merchantId,
    merchantOrderId: first.id,
    lineId: first.lines[0]?.id as number,
    addressId: address.body.id,
    productId: market.luxor.product.id,
    variantId: market.luxor.product.variantId,
    memberId: people.packer,
    others: await setOthers(shop, cast),
  };
  return { cast, scene };
}

async function setOthers(shop: TestShop, cast: Cast): Promise<Scene['others']> {
  const market = swapSellers(shop, cast.market);
  const by = { token: market.luxor.owner.token };
  const place = () => market.placeOrder([4], { buyer: cast.otherUser });
  const accepted = await place();
  await shop.call(acceptMerchantOrder, { merchantOrderId: accepted.first.id }, by);
  const delivered = await market.deliver(4, { buyer: cast.otherUser });
  const refused = await place();
  const refusedParcelId = await market.ship(refused.first.id);
  await shop.call(refuseParcel, { parcelId: refusedParcelId, reason: 'refused_at_door' }, by);
  const [product] = await shop.rows(sql<{ productId: number; version: number; categoryId: number }>`
    select id as "productId", version, category_id as "categoryId" from products where id = ${market.luxor.product.id}`);
  return {
    ...(product as NonNullable<typeof product>),
    acceptedId: accepted.first.id,
    deliveredId: delivered.merchantOrderId,
    deliveredLineId: delivered.lineId,
    refusedParcelId,
    inTransit: await returnUnit(shop, delivered, 'in_transit'),
    received: await returnUnit(shop, delivered, 'received'),
    inspected: await returnUnit(shop, delivered, 'inspected'),
  };
}

/** A fresh session, because some calls end the one they are made with, just after its password; null: of a guest. */
export async function tokenOf(
  shop: TestShop,
  { people, endedToken }: Cast,
  who: Who,
): Promise<string | null> {
  if (who === 'guest') return null;
  if (who === 'signed out everywhere') return endedToken;
  return (await sessionOf(shop, people[who])).token;
}

const SOMEBODY = { name: 'متجر', taxNumber: '', commercialRegister: '', address: '', phone: '' };
const RECEIPT = {
  kind: 'receipt',
  number: 1000,
  issuedAt: '2026-01-01T00:00:00.000Z',
  orderId: null,
  original: null,
  vatPercent: 14,
  seller: SOMEBODY,
  buyer: SOMEBODY,
  lines: [],
  total: 0,
  vat: 0,
};

interface Owners {
  userId: number;
  merchantId: number;
  merchantOrderId: number;
  claimId: number;
}

/** The same document, refused by the tax authority. */
async function insertSubmission(shop: TestShop, documentId: number): Promise<number> {
  const [row] = await shop.rows(sql<{ id: number }>`
    with taxpayer as (
      insert into taxpayers (issuer_id, changed_at)
      select issuer_id, now() from documents where id = ${documentId} returning issuer_id
    )
    insert into tax_submissions (document_id, issuer_id, form, state, created_at)
    select ${documentId}, issuer_id, 'receipt', 'invalid', now() from taxpayer returning id`);
  return row?.id ?? 0;
}

/** Rows of things that take many steps, in their final state. */
async function insertThings(shop: TestShop, { userId, merchantId, merchantOrderId, claimId }: Owners) {
  const [row] = await shop.rows(sql<{
    sessionId: number;
    passkeyId: number;
    keyId: number;
    paperId: number;
    invitationId: number;
    batchId: number;
    importId: number;
    couponId: number;
    statementId: number;
    documentId: number;
    refundId: number;
    notificationId: number;
    questionId: number;
    conversationId: number;
  }>`
    with application as (
      insert into merchant_applications (user_id, created_at, changed_at) values (${userId}, now(), now()) returning id
    ), paper as (
      insert into merchant_papers (application_id, kind, name, media_type, size, storage_key, sent_at)
      select id, 'other', 'ورقة', 'application/pdf', 1, 'papers/matrix', now() from application returning id
    ), passkey as (
      insert into passkeys (user_id, credential_id, public_key, counter, device, created_at)
      values (${userId}, 'matrix', '', 0, 'test', now()) returning id
    ), agent_key as (
      insert into agent_keys (user_id, name, key_hash, made_at, expires_at)
      values (${userId}, 'برنامج', 'matrix', now(), now() + interval '1 day') returning id
    ), invitation as (
      insert into merchant_invitations (merchant_id, recipient, duty, token_hash, invited_by, created_at, expires_at)
      values (${merchantId}, '+201200000000', 'packer', 'x', ${userId}, now(), now() + interval '1 day') returning id
    ), batch as (
      insert into product_batches (made_by, merchant_id, change, made_at)
      values (${userId}, ${merchantId}, '{}', now()) returning id
    ), statement as (
      insert into statements (merchant_id, number, opening, closing, made_at)
      values (${merchantId}, 1, 0, 0, now()) returning id
    ), document as (
      insert into documents (kind, issuer_id, number, merchant_id, user_id, cause_type, cause_id, content, issued_at)
      values ('receipt', ${merchantId}, 1000, ${merchantId}, ${userId}, 'test', 1, ${JSON.stringify(RECEIPT)}, now()) returning id
    ), coupon as (
      insert into coupons (code, merchant_id, by_merchant, kind, percent, platform_percent, starts_at, created_at)
      values ('MATRIX', ${merchantId}, true, 'percent', 10, 0, now(), now()) returning id
    ), import as (
      insert into imports (merchant_id, file_name, status, rows_read, rows_bad, made_at)
      values (${merchantId}, 'goods.csv', 'checked', 1, 0, now()) returning id
    ), refund as (
      insert into refunds (order_id, merchant_order_id, cause, claim_id, state, goods, wish, recovered_from, drafted_at, due_at)
      select mo.order_id, mo.id, 'claim', c.id, 'drafted', 100, 'refund', 'merchant', now(), now()
        from claims c join merchant_orders mo on mo.id = c.merchant_order_id where c.id = ${claimId} returning id
    ), notification as (
      insert into notifications (user_id, kind, title, body, link, created_at)
      values (${userId}, 'orders', 'رسالة', '', '/', now()) returning id
    ), question as (
      insert into questions (product_id, merchant_id, user_id, body, shown_name, asked_at)
      select l.product_id, ${merchantId}, ${userId}, 'هل هو متوفر؟', 'عميل', now()
        from order_lines l where l.merchant_order_id = ${merchantOrderId} limit 1 returning id
    ), conversation as (
      insert into conversations (user_id, merchant_id, merchant_order_id, opened_at, written_at)
      values (${userId}, ${merchantId}, ${merchantOrderId}, now(), now()) returning id
    )
    select (select max(id) from sessions where user_id = ${userId}) as "sessionId", paper.id as "paperId",
           passkey.id as "passkeyId", agent_key.id as "keyId",
           invitation.id as "invitationId", batch.id as "batchId", coupon.id as "couponId",
           statement.id as "statementId", document.id as "documentId", import.id as "importId",
           refund.id as "refundId", notification.id as "notificationId", question.id as "questionId", conversation.id as "conversationId"
      from paper, passkey, agent_key, invitation, batch, coupon, statement, document, import, refund, notification, question, conversation`);
  return row as NonNullable<typeof row>;
}
