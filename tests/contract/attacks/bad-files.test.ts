import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkImport, downloadTemplate } from '#modules/catalog/import.calls.ts';
import { sendTransferProof } from '#modules/checkout/calls.ts';
import { uploadPhotoForBuyer } from '#modules/conversations/back-office.calls.ts';
import { uploadMessagePhoto } from '#modules/conversations/calls.ts';
import { uploadSignature } from '#modules/handovers/calls.ts';
import { uploadPicture } from '#modules/media/calls.ts';
import { sendShopLogo } from '#modules/merchants/account.calls.ts';
import { saveApplication, sendApplicationLogo, sendPaper } from '#modules/merchants/application.calls.ts';
import { sendIdentityPaper } from '#modules/merchants/identity.calls.ts';
import { uploadProof } from '#modules/orders/back-office.calls.ts';
import { attachReceipt } from '#modules/refunds/calls.ts';
import { checkStatement, importStatement } from '#modules/remittances/calls.ts';
import { uploadCasePhoto } from '#modules/returns/returns.calls.ts';
import { uploadReviewPhoto } from '#modules/reviews/calls.ts';
import { type AnyCall, urlBesideFile } from '#platform/call.ts';
import { allRoutes } from '#server/routes.ts';
import { FORM } from '../../support/applicants.ts';
import { BAD_PICTURES, badTables } from '../../support/bad-files.ts';
import { addMerchant } from '../../support/catalog.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { startProcess } from '../../support/process/shop-process.ts';
import { csv, HEAD } from '../../support/products/files.ts';
import { testShop } from '../../support/shop.ts';

const MB = 1024 * 1024;
/** A thread that reads a table may have 768 MB of its own; pictures are never decoded beyond 50 million dots. */
const MOST_MEMORY = 1_200 * MB;

const shop = await testShop();
/** Real requests over a real socket: what is too large must be refused while it comes. */
const address = await shop.http.listen({ host: '127.0.0.1', port: 0 });

const buyer = await addPerson(shop);
const market = await openMarket(shop);
const merchant = await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) });
const admin = await addPerson(shop, { role: 'super_admin' });
const finance = await addPerson(shop, { role: 'finance' });
const placed = await market.placeOrder([1]);
const parcelId = await market.ship(placed.first.id);

interface PublicCall {
  call: AnyCall;
  by: { token: string };
  fields?: object;
}

/** Every call that takes a picture. */
const PICTURE_DOORS: Record<string, PublicCall> = {
  'a product’s pictures': { call: uploadPicture, by: merchant },
  'pictures of ads and categories': { call: uploadPicture, by: admin },
  'a shop’s logo': { call: sendShopLogo, by: merchant },
  'an applicant’s logo': { call: sendApplicationLogo, by: buyer },
  'legal papers': { call: sendPaper, by: buyer, fields: { kind: 'tax_card', name: 'card.jpg' } },
  'papers of a new identity': {
    call: sendIdentityPaper,
    by: merchant,
    fields: { kind: 'tax_card', name: 'card.jpg' },
  },
  'photos of returns': { call: uploadCasePhoto, by: buyer },
  'photos of reviews': { call: uploadReviewPhoto, by: buyer },
  'photos in messages to a shop': { call: uploadMessagePhoto, by: buyer },
  'photos in messages to a buyer': { call: uploadPhotoForBuyer, by: merchant },
  'proof of a delivery': { call: uploadProof, by: market.luxor.owner, fields: { parcelId } },
  'signatures of couriers': { call: uploadSignature, by: merchant },
  'receipt of a refund': { call: attachReceipt, by: finance, fields: { refundId: 1 } },
  'proof of a transfer': {
    call: sendTransferProof,
    by: placed.buyer,
    fields: { orderId: placed.orderId },
  },
};

/** Every call that takes a table. */
const TABLE_DOORS: Record<string, PublicCall> = {
  'an import of products': { call: checkImport, by: merchant, fields: { fileName: 'goods.xlsx' } },
  'a look at a courier’s statement': {
    call: checkStatement,
    by: finance,
    fields: { courier: 'bosta', reference: 'R-1' },
  },
  'a courier’s statement': {
    call: importStatement,
    by: finance,
    fields: { courier: 'bosta', reference: 'R-2' },
  },
};

beforeAll(async () => {
  await shop.call(saveApplication, FORM, { token: buyer.token });
  // Uploads are counted, refused ones too: the first one at each door opens its counter.
  for (const door of Object.values(PICTURE_DOORS)) await send(door, Buffer.from('ليست صورة'));
  await queueEmpty();
});

test('no other call takes a file, but for the gateways’ messages', () => {
  const known = [...Object.values(PICTURE_DOORS), ...Object.values(TABLE_DOORS)].map(({ call }) => call.path);
  const calls = allRoutes.map(({ call }) => call).filter(({ carries }) => carries);
  expect(calls.map(({ path }) => path).filter(path => !known.includes(path))).toEqual([
    '/api/web/notification/whatsapp',
    '/api/web/payment/callback/:provider',
  ]);
});

/** What follows an order is written by jobs of their own. */
async function queueEmpty() {
  const left = () =>
    shop.rows(sql`select from graphile_worker._private_jobs where attempts = 0 or locked_by is not null`);
  while ((await left()).length > 0) await pause(20);
}

/** Everything that is stored: how many rows each table has, and the files. */
async function stored() {
  const tables = await shop.rows(sql<{ name: string; rows: string }>`
    select c.table_name as name,
           (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.table_name), false, true, '')))[1]::text as rows
      from information_schema.tables c where c.table_schema = 'public' and c.table_type = 'BASE TABLE' order by 1`);
  const files = await readdir(`${shop.ctx.config.dataDir}/files`, { recursive: true }).catch(() => []);
  return { tables, files: files.toSorted() };
}

async function send({ call, by, fields = {} }: PublicCall, file: Uint8Array, to = address) {
  const reply = await fetch(to + urlBesideFile(call, fields as never), {
    method: call.method,
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'image/jpeg' },
    body: file as Uint8Array<ArrayBuffer>,
  });
  return { status: reply.status, ...((await reply.json()) as { error: { code: string; message: string } }) };
}

/** Refused in Arabic with a code of its own, and nothing stored. */
async function expectRefused(call: PublicCall, make: () => Promise<Uint8Array> | Uint8Array) {
  const file = await make();
  const before = await stored();
  const { status, error } = await send(call, file);
  expect([400, 413, 422]).toContain(status);
  expect(error).toMatchObject({
    code: expect.stringMatching(/^(?!invalid_input)[a-z_]+$/),
    message: expect.stringMatching(/[\u0621-\u064A]{3}/),
  });
  expect(await stored()).toEqual(before);
}

describe.each(Object.entries(PICTURE_DOORS))('%s', (_, call) => {
  test.each(Object.entries(BAD_PICTURES))('refuse %s', async (__, make) => {
    await expectRefused(call, make);
  });
});

describe.each(Object.entries(TABLE_DOORS))('%s', (_, call) => {
  const whole = async () =>
    new Uint8Array((await shop.call(downloadTemplate, { format: 'xlsx' }, merchant)).bytes);
  const names = Object.keys(badTables(new Uint8Array()));
  test.each(names)('refuses %s', { timeout: 120_000 }, async name => {
    const tables = badTables(await whole());
    await expectRefused(call, tables[name] as () => Uint8Array);
  });
});

test('a formula in a file is a row that is not taken, and no price', async () => {
  const file = csv(HEAD, ['F-1', '=HYPERLINK("http://evil.example")', '', 5, 1, 'F-1']);
  const reply = await shop.call(checkImport, { file, fileName: 'x.csv' }, merchant);
  expect(reply.body).toMatchObject({ rowsRead: 1, rowsBad: 1, creates: 0 });
  const statement = csv(['رقم الشحنة', 'المبلغ المحصل', 'الرسوم'], ['=1+1', '=2+2', 0]);
  const checked = await send(TABLE_DOORS['a look at a courier’s statement'] as PublicCall, statement);
  expect(JSON.stringify(checked)).not.toContain('"gross":4');
});

test('all of them one after another and three at a time leave a shop standing, within bounded memory', {
  timeout: 240_000,
}, async () => {
  const { url, ctx } = shop;
  const other = await startProcess({ url, dataDir: ctx.config.dataDir, database: 'of_several', ahead: 0 });
  onTestFinished(other.kill);
  const whole = (await shop.call(downloadTemplate, { format: 'xlsx' }, merchant)).bytes;
  const [pictures, tables] = [
    Object.values(PICTURE_DOORS)[0] as PublicCall,
    Object.values(TABLE_DOORS)[0] as PublicCall,
  ];
  const idle = await other.peak();
  for (const make of Object.values(BAD_PICTURES)) {
    const file = await make();
    const replies = await Promise.all([1, 2, 3].map(() => send(pictures, file, other.address)));
    for (const { status } of replies) expect([413, 422]).toContain(status);
  }
  const afterPictures = await other.peak();
  for (const make of Object.values(badTables(whole))) {
    const file = await make();
    const { status } = await send(tables, file, other.address);
    expect([413, 422]).toContain(status);
  }
  const peak = await other.peak();
  const inMB = [idle, afterPictures, peak].map(bytes => Math.round(bytes / MB));
  console.info(
    `memory of a shop: ${inMB[0]} MB idle, ${inMB[1]} after bad pictures, ${inMB[2]} after bad tables`,
  );
  expect(peak).toBeLessThan(MOST_MEMORY);
});
