import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulateEta } from '#emulators/eta/emulate-eta.ts';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import { isPayoutDay } from '#modules/payouts/payout.ts';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import * as calls from '#modules/taxes/calls.ts';
import { submitDocuments } from '#modules/taxes/server/submit-documents.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { registerForVat, staySignedIn } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

const eta = await emulateEta(undefined, { now: () => shop.clock.now() });
afterAll(eta.close);
const shop = await testShop();
shop.ctx.config.eta = eta.config;
let market: Market;
let finance: { token: string };

const PROFILE = {
  isActive: true,
  clientId: 'sandbox-123456789',
  clientSecret: 'سر الحساب',
  deviceSerial: 'POS-1',
  branchCode: '0',
  activityCode: '4620',
  governorate: 'القاهرة',
  city: 'مدينة نصر',
  street: 'شارع النصر',
  building: '1',
};
const owner = () => ({ token: market.luxor.owner.token });

beforeAll(async () => {
  market = await openMarket(shop);
  finance = await addPerson(shop, { role: 'finance' });
  await registerForVat(shop, market.luxor.id);
});

async function deliver() {
  const order = await market.deliver(2);
  await jobsDone(shop);
  return { ...order, documentId: await documentOf(order.orderId, 'receipt') };
}

const documentOf = async (orderId: number, kind: string): Promise<number> => {
  const [row] = await shop.rows(sql<{ id: number }>`
    select max(id) as id from documents where order_id = ${orderId} and kind = ${kind} and issuer_id <> 0`);
  return row?.id ?? 0;
};
const listed = async (show: 'problems' | 'all', by = owner()) =>
  (await shop.call(calls.listSubmissions, { show }, by)).body.submissions;
const authority = async (documentId: number, by: { token: string }) =>
  (await shop.call(calls.showAuthority, { documentId }, by)).body;
/** Sends, and asks a moment later what came of it. */
async function submit() {
  await submitDocuments(shop.ctx);
  await submitDocuments(shop.ctx);
}

test('nothing is sent before its account is whole; the secret is never shown', async () => {
  const early = await deliver();
  const wrong = await shop.call(calls.saveTaxProfile, { ...PROFILE, clientSecret: '', street: '' }, owner());
  expect(wrong.error).toMatchObject({
    code: 'profile_incomplete',
    details: { fields: { clientSecret: expect.any(String), street: expect.any(String) } },
  });
  const { body, text } = await shop.call(calls.saveTaxProfile, PROFILE, owner());
  expect(body).toMatchObject({ isActive: true, hasSecret: true, registration: '123456789' });
  expect(text).not.toContain(PROFILE.clientSecret);
  await submit();
  // It was issued before its merchant began.
  expect(await authority(early.documentId, early.buyer)).toEqual({ state: null, uuid: null, qr: null });
  // The shop itself has no tax number in its settings.
  expect((await shop.call(calls.saveTaxProfile, PROFILE, finance)).error.code).toBe('no_registration');
});

test('receipts are handed in as a chain, judged, and shown to their buyer with a QR code', async () => {
  const [first, second] = [await deliver(), await deliver()];
  await submit();
  expect((await listed('all')).map(({ state }) => state)).toEqual(['valid', 'valid']);
  const rows = await shop.rows(sql<{ uuid: string; previous: string }>`
    select uuid, previous_uuid as previous from tax_submissions order by id`);
  expect(rows[0]?.previous).toBe('');
  expect(rows[1]?.previous).toBe(rows[0]?.uuid);
  const shown = await authority(second.documentId, second.buyer);
  expect(shown).toMatchObject({
    state: 'valid',
    uuid: rows[1]?.uuid,
    qr: { path: expect.stringMatching(/^M/) },
  });
  expect(eta.showReceipt(rows[1]?.uuid ?? '').body).toContain('123456789');
  expect(
    (await shop.call(calls.showAuthority, { documentId: first.documentId }, { token: second.buyer.token }))
      .status,
  ).toBe(404);
});

test('a return refers to its sale, and a lost answer is asked for, never guessed', async () => {
  const sold = await deliver();
  await submit();
  await shop.call(
    reopenParcel,
    { parcelId: sold.parcelId, reason: 'خطأ من المندوب' },
    { token: market.admin.token },
  );
  await jobsDone(shop);
  eta.spoilCall('POST /api/v1/receiptsubmissions', 'lost_after');
  await submitDocuments(shop.ctx);
  expect((await listed('all'))[0]?.state).toBe('waiting');
  shop.clock.advance(11 * MINUTE);
  await submit();
  const note = await documentOf(sold.orderId, 'credit_note');
  const [row] = await shop.rows(sql<{ state: string; payload: string; original: string }>`
    select s.state, s.payload, o.uuid as original from tax_submissions s
      join tax_submissions o on o.document_id = ${sold.documentId} where s.document_id = ${note}`);
  expect(row?.state).toBe('valid');
  expect(JSON.parse(row?.payload ?? '')).toMatchObject({
    documentType: { receiptType: 'r' },
    header: { referenceUUID: row?.original },
  });
  expect(eta.books.receipts.filter(({ type }) => type === 'r')).toHaveLength(1);
});

test('what is refused stands on the list with what to mend, and is sent again in the same place of the chain', async () => {
  const sold = await deliver();
  // Somebody has lost a receipt at the authority: the chain is broken there.
  const [last] = eta.books.receipts.splice(-1);
  await submit();
  const [refused] = await listed('problems');
  expect(refused).toMatchObject({ state: 'invalid', documentId: sold.documentId });
  expect(refused?.error).toContain('previousUUID');
  expect(refused?.mend).toContain('الإيصال السابق');
  expect(await listed('problems', finance)).toEqual([]);
  if (last) eta.books.receipts.push(last);
  const submissionId = refused?.id ?? 0;
  expect((await shop.call(calls.sendAgain, { submissionId }, finance)).error.code).toBe(
    'submission_not_found',
  );
  expect((await shop.call(calls.sendAgain, { submissionId }, owner())).body).toEqual({ state: 'waiting' });
  await submit();
  expect(await listed('problems')).toEqual([]);
  const tries = await shop.rows(sql<{ state: string; previous: string }>`
    select state, previous_uuid as previous from tax_submissions where document_id = ${sold.documentId} order by id`);
  expect(tries.map(({ state }) => state)).toEqual(['replaced', 'valid']);
  expect(tries[0]?.previous).toBe(tries[1]?.previous);
  expect((await shop.call(calls.sendAgain, { submissionId }, owner())).status).toBe(404);
});

test('an account that is not let in says why, and its documents wait', async () => {
  await shop.call(calls.saveTaxProfile, { ...PROFILE, clientId: 'sandbox-999999999' }, owner());
  const sold = await deliver();
  await submitDocuments(shop.ctx);
  const { body } = await shop.call(calls.showTaxProfile, {}, owner());
  expect(body.trouble).toContain('IncorrectSubmitter');
  await shop.call(calls.saveTaxProfile, PROFILE, owner());
  shop.clock.advance(11 * MINUTE);
  await submit();
  expect((await authority(sold.documentId, sold.buyer)).state).toBe('valid');
});

test("the shop's fees go to their buyer as its own receipts, and its commission to merchants as invoices", async () => {
  await shop.rows(
    sql`insert into settings (name, value) values ('company', ${JSON.stringify({
      legalName: 'شركة وكالة',
      address: 'القاهرة',
      phone: '+20223456789',
      email: 'info@wekala.example',
      commercialRegister: '12345',
      taxNumber: '987654321',
    })}::jsonb)`,
  );
  await shop.ctx.changes.flush();
  const own = { ...PROFILE, clientId: 'sandbox-987654321', deviceSerial: 'POS-SHOP' };
  expect((await shop.call(calls.saveTaxProfile, own, finance)).status).toBe(200);
  await deliver();
  while (!isPayoutDay(shop.clock.now(), 0)) shop.clock.advance(DAY);
  await staySignedIn(shop);
  await draftWeekly(shop.ctx);
  await submit();
  const forms = await shop.rows(sql<{ form: string; state: string }>`
    select distinct form, state from tax_submissions where issuer_id = 0 order by form`);
  expect(forms).toEqual([
    { form: 'invoice', state: 'valid' },
    { form: 'receipt', state: 'valid' },
  ]);
  expect(eta.books.invoices[0]).toMatchObject({ rin: '987654321', type: 'I', status: 'Valid' });
});
