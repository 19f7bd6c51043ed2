import { sql } from 'kysely';
import { addAddress } from '#modules/accounts/addresses.calls.ts';
import { sendEntryCode } from '#modules/accounts/calls.ts';
import { toggleProductLike } from '#modules/catalog/calls.ts';
import { sendComplaint } from '#modules/complaints/calls.ts';
import { openConversation, writeToMerchant } from '#modules/conversations/calls.ts';
import { chooseNotice } from '#modules/notifications/calls.ts';
import { writeNote } from '#modules/orders/back-office.calls.ts';
import { cancelOrder, deliverParcel } from '#modules/orders/calls.ts';
import { writeCustomerNote } from '#modules/returns/customers.calls.ts';
import { saveReview } from '#modules/reviews/calls.ts';
import { askQuestion } from '#modules/reviews/questions.calls.ts';
import { DAY } from '#platform/clock.ts';
import { openMarket, wait } from '../../support/market.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

/** Words that nobody else has: where they are found, there is something of this person. */
export const CANARIES = {
  name: 'قمر الزمان الفريد',
  mobile: '+201288776655',
  email: 'canary@buyers.example',
  street: 'شارع العصفور الأزرق',
};
const SAID = `أنا ${CANARIES.name}، وعنواني ${CANARIES.street}`;

/** A buyer who has done whatever leaves something behind, all of it over, and who wrote the name into every text. */
export async function leaveTraces(shop: TestShop) {
  const market = await openMarket(shop);
  const { buyer, orderId, first } = await market.placeOrder([1]);
  const cancelled = await market.placeOrder([1], { buyer });
  const told = await market.placeOrder([1], { buyer });
  const merchantOrderId = first.id;
  const by = { token: buyer.token };
  const support = await addPerson(shop, { role: 'support' });
  await shop.rows(sql`
    update users set name = ${CANARIES.name}, mobile = ${CANARIES.mobile}, email = ${CANARIES.email} where id = ${buyer.id}`);
  await shop.rows(sql`
    update orders set gift = ${JSON.stringify({ note: SAID, hidesPrices: true })}, address = address || ${JSON.stringify(
      { recipient: CANARIES.name, mobile: CANARIES.mobile, street: CANARIES.street, courierNote: SAID },
    )}::jsonb where id = ${orderId}`);
  // Its documents and messages are written by jobs, which may run at once, with the names of then.
  await market.deliverParcel(await market.ship(merchantOrderId));
  const toldOf = { parcelId: await market.ship(told.first.id), proof: SAID };
  const productId = market.luxor.product.id;
  const address = { ...CAIRO_ADDRESS, recipient: CANARIES.name, street: CANARIES.street };
  const { body: talk } = await shop.call(openConversation, { merchantOrderId }, by);
  const done = [
    await shop.call(sendEntryCode, { mobile: CANARIES.mobile }),
    await shop.call(cancelOrder, { orderId: cancelled.orderId, reason: SAID }, by),
    await shop.call(deliverParcel, toldOf, { token: market.admin.token }),
    await shop.call(writeToMerchant, { conversationId: talk.conversationId, text: SAID }, by),
    await shop.call(addAddress, address, by),
    await shop.call(toggleProductLike, { productId, action: 'like' }, by),
    await shop.call(saveReview, { productId, stars: 5, text: SAID }, by),
    await shop.call(askQuestion, { productId, text: SAID }, by),
    await shop.call(sendComplaint, { subject: 'other', body: SAID } as never, by),
    await shop.call(chooseNotice, { kind: 'offers', channel: 'email', wanted: true }, by),
    await shop.call(writeNote, { orderId, body: SAID } as never, { token: support.token }),
    await shop.call(writeCustomerNote, { userId: buyer.id, body: SAID } as never, { token: support.token }),
  ];
  const refused = done.filter(({ status }) => status !== 200);
  if (refused.length > 0) throw new Error(refused.map(({ text }) => text).join('\n'));
  await insertCases(shop, merchantOrderId);
  await insertPaid(shop, orderId);
  await wait(shop, 40 * DAY);
  await jobsDone(shop);
  return { buyer, orderId };
}

/** A return and a claim as they stand in the end. */
async function insertCases(shop: TestShop, merchantOrderId: number): Promise<void> {
  const part = sql`merchant_orders where id = ${merchantOrderId}`;
  await shop.rows(sql`
    with claimed as (
      insert into claims (merchant_order_id, merchant_id, kind, state, decision, note, answer, decision_note, opened_at, closed_at)
      select id, merchant_id, 'damaged', 'decided', 'refuse', ${SAID}, ${SAID}, ${SAID}, now(), now() from ${part} returning id
    ), returned as (
      insert into returns (merchant_order_id, merchant_id, state, reason, wish, note, answer, payer, requested_at, decided_at)
      select id, merchant_id, 'cancelled', 'changed_mind', 'refund', ${SAID}, ${SAID}, 'buyer', now(), now() from ${part} returning id
    ), appealed as (
      insert into case_events (subject, subject_id, event, from_state, to_state, role, reason, happened_at)
      select 'return', id, 'appealed', 'rejected', 'rejected', 'user', ${SAID}, now() from returned
      union all select 'claim', id, 'appealed', 'decided', 'decided', 'user', ${SAID}, now() from claimed
    )
    insert into return_photos (return_id, picture) select id, '/private-media/0123456789abcdef' from returned`);
}

/** A transfer with the picture of it, and a gateway's webhook about the same order. */
async function insertPaid(shop: TestShop, orderId: number): Promise<void> {
  await shop.rows(sql`
    with paid as (
      insert into payments (order_id, provider, method, amount, status, proof, proof_at)
      values (${orderId}, 'manual', 'bank_transfer', 100, 'expired', 'proofs/canary', now()) returning id)
    insert into payment_events (provider, event_id, kind, payment_id, outcome, body, received_at)
    select 'paymob', 'canary', 'captured', id, 'nothing_new',
           convert_to(${JSON.stringify({ billing_data: { first_name: CANARIES.name, phone_number: CANARIES.mobile } })}, 'UTF8'), now()
      from paid`);
}

/** The tables in which any word of the person stands, in whatever column. */
export async function tablesWithCanaries(shop: TestShop): Promise<string[]> {
  const tables = await shop.rows(sql<{ name: string; bytes: string[] }>`
    select t.table_name as name, coalesce(array_agg(c.column_name::text) filter (where c.data_type = 'bytea'), '{}'::text[]) as bytes
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`);
  const found = tables.map(({ name, bytes }) => {
    const places = Object.values(CANARIES).flatMap(canary => [
      sql`position(${canary}::text in t::text) > 0`,
      ...bytes.map(column => sql`position(convert_to(${canary}, 'UTF8') in ${sql.ref(column)}) > 0`),
    ]);
    return sql`select ${name} as name where exists (select from ${sql.table(name)} t where ${sql.join(places, sql` or `)})`;
  });
  const rows = await shop.rows(sql<{ name: string }>`${sql.join(found, sql` union all `)}`);
  return rows.map(({ name }) => name);
}
