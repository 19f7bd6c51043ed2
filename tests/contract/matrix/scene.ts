import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { addAddress } from '#modules/accounts/address-contract.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/buyers.ts';
import { addMerchant } from '../../support/goods.ts';
import { openMarket, placeFor, shipFirst } from '../../support/orders.ts';
import type { TestShop } from '../../support/shop.ts';
import type { Scene } from './expected.ts';
import type { Who } from './who.ts';

export type People = Readonly<Record<Exclude<Who, 'guest'>, number>>;

/** Everybody of the matrix, and one thing of each kind: of `user`, who bought from `merchant`. */
export async function setScene(shop: TestShop): Promise<{ people: People; scene: Scene }> {
  const market = await openMarket(shop);
  const [merchantId] = market.merchants;
  const suspended = await addMerchant(shop, 'متجر موقوف', 'suspended');
  const user = await addPerson(shop);
  const people: People = {
    user: user.id,
    'other user': (await addPerson(shop)).id,
    merchant: market.sellers[0].id,
    'other merchant': market.sellers[1].id,
    'suspended merchant': (await addPerson(shop, { role: 'merchant', merchantId: suspended })).id,
    packer: (await addPerson(shop, { role: 'merchant', merchantId, duty: 'packer' })).id,
    support: (await addPerson(shop, { role: 'support' })).id,
    finance: (await addPerson(shop, { role: 'finance' })).id,
    super_admin: market.admin.id,
  };
  const { orderId, first } = await placeFor(shop, market, { buyer: user, quantities: [1] });
  const parcelId = await shipFirst(shop, market, first.id);
  const address = await shop.call(addAddress, CAIRO_ADDRESS, { token: user.token });
  const scene: Scene = {
    ...(await insertThings(shop, { userId: user.id, merchantId, merchantOrderId: first.id })),
    orderId,
    parcelId,
    merchantOrderId: first.id,
    addressId: address.body.id,
    productId: market.goods[0].id,
    memberId: people.packer,
  };
  return { people, scene };
}

/** A fresh session, because some calls end the one they are made with. */
export async function signIn(shop: TestShop, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await shop.rows(sql`
    insert into sessions (token_hash, user_id, device, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${userId}, 'test', now() + interval '1 day')`);
  return token;
}

const SOMEBODY = { name: 'متجر', taxNumber: '', commercialRegister: '', address: '', phone: '' };
const RECEIPT = {
  kind: 'receipt',
  number: 1,
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
}

/** What takes many steps to come about, as it stands in the end. */
async function insertThings(shop: TestShop, { userId, merchantId, merchantOrderId }: Owners) {
  const [row] = await shop.rows(sql<{
    sessionId: number;
    paperId: number;
    invitationId: number;
    batchId: number;
    importId: number;
    returnId: number;
    claimId: number;
    couponId: number;
    statementId: number;
    documentId: number;
  }>`
    with application as (
      insert into merchant_applications (user_id, created_at, changed_at) values (${userId}, now(), now()) returning id
    ), paper as (
      insert into merchant_papers (application_id, kind, name, media_type, size, storage_key, sent_at)
      select id, 'other', 'ورقة', 'application/pdf', 1, 'papers/matrix', now() from application returning id
    ), invitation as (
      insert into merchant_invitations (merchant_id, recipient, duty, token_hash, invited_by, created_at, expires_at)
      values (${merchantId}, '+201200000000', 'packer', 'x', ${userId}, now(), now() + interval '1 day') returning id
    ), batch as (
      insert into product_batches (made_by, merchant_id, change, made_at)
      values (${userId}, ${merchantId}, '{}', now()) returning id
    ), back as (
      insert into returns (merchant_order_id, state, reason, wish, payer, requested_at)
      values (${merchantOrderId}, 'requested', 'defect', 'refund', 'merchant', now()) returning id
    ), back_line as (
      insert into return_lines (return_id, order_line_id, quantity)
      select back.id, l.id, 1 from back, order_lines l where l.merchant_order_id = ${merchantOrderId}
    ), statement as (
      insert into statements (merchant_id, number, opening, closing, made_at)
      values (${merchantId}, 1, 0, 0, now()) returning id
    ), document as (
      insert into documents (kind, issuer_id, number, merchant_id, user_id, cause_type, cause_id, content, uuid, issued_at)
      values ('receipt', ${merchantId}, 1, ${merchantId}, ${userId}, 'test', 1, ${JSON.stringify(RECEIPT)}, repeat('0', 64), now()) returning id
    ), coupon as (
      insert into coupons (code, merchant_id, by_merchant, kind, percent, platform_percent, starts_at, created_at)
      values ('MATRIX', ${merchantId}, true, 'percent', 10, 0, now(), now()) returning id
    ), import as (
      insert into imports (merchant_id, file_name, status, rows_read, rows_bad, made_at)
      values (${merchantId}, 'goods.csv', 'checked', 1, 0, now()) returning id
    ), claim as (
      insert into claims (merchant_order_id, kind, opened_at)
      values (${merchantOrderId}, 'not_received', now()) returning id
    )
    select (select max(id) from sessions where user_id = ${userId}) as "sessionId", paper.id as "paperId",
           invitation.id as "invitationId", batch.id as "batchId", back.id as "returnId", claim.id as "claimId", coupon.id as "couponId",
           statement.id as "statementId", document.id as "documentId", import.id as "importId"
      from paper, invitation, batch, back, claim, coupon, statement, document, import`);
  return row as NonNullable<typeof row>;
}
