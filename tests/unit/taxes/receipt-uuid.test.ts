import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DocumentContent } from '#modules/payouts/document.ts';
import { eReceipt } from '#modules/taxes/e-receipt.ts';
import { receiptLink } from '#modules/taxes/receipt-link.ts';
import { canonicalText } from '#modules/taxes/server/canonical.ts';
import { receiptUuid } from '#modules/taxes/server/receipt-uuid.ts';
import { mendOf } from '#modules/taxes/text.ts';

const vector = JSON.parse(readFileSync('tests/data/eta_vector.json', 'utf8')) as Record<string, string>;

test('the canonical text of a receipt, and its UUID, are those of the vector', () => {
  expect(canonicalText(vector['receiptText'] as string)).toBe(vector['canonical']);
  expect(receiptUuid(vector['receiptText'] as string)).toBe(vector['sha256UuidKeyBlank']);
});

test.each([
  [
    'an array names itself before each element',
    '{"taxTotals":[{"taxType":"T1","amount":477.54},{"taxType":"T2","amount":365.47}]}',
    '"TAXTOTALS""TAXTOTALS""TAXTYPE""T1""AMOUNT""477.54""TAXTOTALS""TAXTYPE""T2""AMOUNT""365.47"',
  ],
  ['an empty text stays', '{"swiftCode":""}', '"SWIFTCODE"""'],
  ['a number keeps its digits', '{"grossWeight":10.50}', '"GROSSWEIGHT""10.50"'],
])('%s, as in the samples of the authority', (_, json, text) => {
  expect(canonicalText(json)).toBe(text);
});

test("a receipt's QR code leads to the authority's page, as in its sample", () => {
  const uuid = '68e656b251e67e8358bef8483ab0d51c6619f3e7a1a9f0e75838d41ff368f320';
  expect(
    receiptLink('https://invoicing.eta.gov.eg', {
      uuid,
      issuedAt: '2022-02-19T02:00:00.000Z',
      total: 100_000,
      taxpayer: '674859545',
    }),
  ).toBe(
    `https://invoicing.eta.gov.eg/receipts/search/${uuid}/share/2022-02-19T02:00:00Z#Total:1000.000,IssuerRIN:674859545`,
  );
});

const party = {
  name: 'منى السيد',
  taxNumber: '',
  commercialRegister: '',
  address: 'الجيزة',
  phone: '+201000000000',
};
const content: DocumentContent = {
  kind: 'receipt',
  number: 7,
  issuedAt: '2026-11-22T10:00:00.123Z',
  orderId: 10_001,
  currency: 'EGP',
  seller: party,
  buyer: party,
  lines: [
    { title: 'قميص', code: '5', quantity: 3, gross: 10_000, taxClass: 'standard', vatPercent: 14, vat: 1228 },
    { title: 'خبز', code: '6', quantity: 1, gross: 500, taxClass: 'exempt', vatPercent: 0, vat: 0 },
    { title: 'عطر', code: '7', quantity: 1, gross: 1080, taxClass: 'schedule', vatPercent: 8, vat: 80 },
  ],
  total: 11_580,
  vat: 1308,
  paymentMethod: 'cash_on_delivery',
  original: null,
};
const seller = {
  issuerId: 1,
  isActive: true,
  registration: '113317713',
  tradeName: 'شركة النيل',
  clientId: 'x',
  deviceSerial: 'POS-1',
  branchCode: '0',
  activityCode: '4620',
  governorate: 'القاهرة',
  city: 'مدينة نصر',
  street: 'شارع',
  building: '1',
};
const FIRST = { previousUuid: '', referenceUuid: null, oldUuid: null };

test('a receipt has prices without tax, each class of tax by its code, and no more of a person than is asked for', () => {
  const receipt = eReceipt(content, seller, FIRST);
  expect(receipt.buyer).toEqual({ type: 'P' });
  expect(receipt.header).toMatchObject({ dateTimeIssued: '2026-11-22T10:00:00Z', previousUUID: '' });
  expect(receipt.itemData.map(({ unitPrice, netSale, total }) => [unitPrice, netSale, total])).toEqual([
    [29.24, 87.72, 100],
    [5, 5, 5],
    [10, 10, 10.8],
  ]);
  expect(receipt.itemData.map(({ taxableItems: [tax] }) => [tax?.taxType, tax?.subType])).toEqual([
    ['T1', 'V009'],
    ['T1', 'V003'],
    ['T2', 'Tbl01'],
  ]);
  expect(receipt.taxTotals).toEqual([
    { taxType: 'T1', amount: 12.28 },
    { taxType: 'T2', amount: 0.8 },
  ]);
  expect(receipt).toMatchObject({
    totalAmount: 115.8,
    paymentMethod: 'C',
    documentType: { receiptType: 's' },
  });
});

test('a buyer of very much is named; a return refers to its sale, or says that it cannot', () => {
  expect(eReceipt({ ...content, total: 15_000_000 }, seller, FIRST).buyer).toMatchObject({
    name: 'منى السيد',
  });
  const note = { ...content, kind: 'credit_note' as const };
  const back = eReceipt(note, seller, { ...FIRST, referenceUuid: 'a'.repeat(64) });
  expect([back.documentType.receiptType, back.header.referenceUUID]).toEqual(['r', 'a'.repeat(64)]);
  expect(eReceipt(note, seller, FIRST).documentType.receiptType).toBe('RWR');
});

test('what the authority says is followed by what to mend', () => {
  expect(mendOf('CV0301: header.previousUUID: is not a receipt')).toContain('الإيصال السابق');
  expect(mendOf('something new')).toContain('راجع رسالة المصلحة');
});
