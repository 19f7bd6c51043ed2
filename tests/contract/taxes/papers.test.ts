import { sql } from 'kysely';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { deliverParcel } from '#modules/orders/calls.ts';
import { documentTitle } from '#modules/payouts/document.text.ts';
import { type DocumentBody, listDocuments } from '#modules/payouts/documents.calls.ts';
import { printDocument } from '#modules/taxes/calls.ts';
import { drawDocument } from '#modules/taxes/server/draw-document.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { formatCount } from '#platform/digits.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { type Market, openMarket, wait } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

const shop = await testShop();
let market: Market;
let document: DocumentBody;
let buyer: { token: string };

beforeAll(async () => {
  market = await openMarket(shop);
  await sql`update merchants set vat_registered = true, tax_number = '123456789', legal_name = 'شركة النيل للتجارة',
                   commercial_register = '45678' where id = ${market.luxor.id}`.execute(shop.ctx.db);
  const order = await market.placeOrder([2]);
  const parcelId = await market.ship(order.first.id);
  const proof = await doorPhoto(shop, parcelId);
  await shop.call(deliverParcel, { parcelId, proof }, { token: market.admin.token });
  await jobsDone(shop);
  buyer = order.buyer;
  const { body } = await shop.call(listDocuments, { orderId: order.orderId }, buyer);
  document = body.documents.find(({ issuer }) => issuer === 'merchant') as DocumentBody;
});

const print = (by: { token: string }) => shop.call(printDocument, { documentId: document.id }, by);

/**
 * What another program reads in the file, one line after another. It sees gaps from left to right only, so blanks of
 * right-to-left lines are no matter of the file; and a bracket is what it looks like.
 */
async function readPaper(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: bare(text), pages: totalPages };
}

const bare = (text: string) => text.replace(/[\s()]/g, '');

test('a receipt is a PDF whose text another program reads as it is said: title, number, names and sums', async () => {
  const { bytes, headers } = await print(buyer);
  expect(headers['content-type']).toContain('application/pdf');
  const { text, pages } = await readPaper(bytes);
  expect(pages).toBe(1);
  for (const words of [
    `إيصال بيع رقم ${formatCount(document.number)}`,
    'شركة النيل للتجارة',
    '123-456-789',
    document.buyer?.name ?? '',
    document.lines[0]?.title ?? '',
    `الإجمالي ${formatPrice(fromPounds(document.total))}`,
    `منه ضريبة القيمة المضافة ${formatPrice(fromPounds(document.vat))}`,
    `WK-${document.orderId}`,
  ])
    expect(text).toContain(bare(words));
});

test('it says in which language it is, and what it is', async () => {
  const { bytes } = await print(buyer);
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
  expect(info).toMatchObject({
    Title: `${documentTitle(document)} رقم ${formatCount(document.number)}`,
    Language: 'ar-EG',
  });
});

test('only its buyer, its merchant and finance get it, and who of the staff did is written down', async () => {
  const [stranger, finance] = [await addPerson(shop), await addPerson(shop, { role: 'finance' })];
  const readings = async () =>
    (await shop.rows(sql<{ role: string }>`select role from readings order by role`)).map(({ role }) => role);
  await shop.rows(sql`delete from readings`);
  expect([(await print(stranger)).status, (await print(market.nubia.owner)).status]).toEqual([404, 404]);
  expect(await readings()).toEqual([]);
  for (const by of [buyer, market.luxor.owner, finance]) expect((await print(by)).status).toBe(200);
  expect(await readings()).toEqual(['finance', 'merchant']);
});

test('once the order is over its merchant gets a file without the buyer, and the buyer the same as before', async () => {
  const named = async (by: { token: string }) => {
    const { text } = await readPaper((await print(by)).bytes);
    return text.includes(bare(document.buyer?.name ?? ''));
  };
  expect([await named(market.luxor.owner), await named(buyer)]).toEqual([true, true]);
  await wait(shop, 15 * DAY);
  expect([await named(market.luxor.owner), await named(buyer)]).toEqual([false, true]);
});

test('a long one goes on over pages, and a long title over lines', async () => {
  const title = 'خلاط كهربائي بأربع سرعات USB Type-C ودورق زجاجي سعة لتر ونصف مع مطحنة للتوابل';
  const lines = Array.from({ length: 60 }, (_, at) => ({
    title: `${title} ${formatCount(at + 1)}`,
    quantity: 1,
    gross: 1249.5,
    vat: 153.45,
    vatPercent: 14,
  }));
  const bytes = await drawDocument({ ...document, lines }, { state: null, uuid: null, qr: null });
  const { text, pages } = await readPaper(bytes);
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain(bare('للتوابل ٦٠'));
  expect(bytes.length).toBeLessThan(200_000);
});

test('an account has sixty a minute, and learns when to come back', async () => {
  const { token } = await addPerson(shop);
  // A budget begins with a minute.
  shop.clock.advance(MINUTE - (shop.clock.now().getTime() % MINUTE));
  const printOnce = () => shop.call(printDocument, { documentId: 1 }, { token, address: '10.44.0.7' });
  const statuses = new Set<number>();
  for (let at = 0; at < 60; at++) statuses.add((await printOnce()).status);
  expect([...statuses]).toEqual([404]);
  const late = await printOnce();
  expect([late.status, late.error.code]).toEqual([429, 'too_many_requests']);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
});
