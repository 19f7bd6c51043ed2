import type { DocumentContent, DocumentLine, Party } from '#modules/payouts/document.ts';
import type { Piastres } from '#platform/money.ts';
import type { Taxpayer } from './taxpayer.ts';

/**
 * An invoice or credit note between the shop and a merchant, of version 0.9: the authority takes it without the electronic
 * seal of a device, which version 1.0 needs. The authority gives it its UUID.
 */
export function eInvoice(content: DocumentContent, issuer: Taxpayer, references: readonly string[]) {
  const net = content.total - content.vat;
  const isBack = content.kind === 'credit_note';
  return {
    issuer: { type: 'B', id: issuer.registration, name: issuer.tradeName, address: addressOf(issuer) },
    receiver: receiverOf(content.buyer),
    documentType: isBack ? 'C' : 'I',
    documentTypeVersion: '0.9',
    dateTimeIssued: content.issuedAt.replace(/\.\d+Z$/, 'Z'),
    taxpayerActivityCode: issuer.activityCode,
    internalID: `${isBack ? 'C' : 'I'}-${content.number}`,
    ...(isBack && { references }),
    invoiceLines: content.lines.map(line => lineOf(line, issuer)),
    totalSalesAmount: pounds(net),
    totalDiscountAmount: 0,
    netAmount: pounds(net),
    taxTotals: [{ taxType: 'T1', amount: pounds(content.vat) }],
    extraDiscountAmount: 0,
    totalItemsDiscountAmount: 0,
    totalAmount: pounds(content.total),
  };
}

const addressOf = ({ branchCode, governorate, city, street, building }: Taxpayer) => ({
  branchID: branchCode,
  country: 'EG',
  governate: governorate,
  regionCity: city,
  street,
  buildingNumber: building,
});

/** A merchant has its address in one line. */
const receiverOf = (buyer: Party | null) => ({
  type: 'B',
  id: buyer?.taxNumber ?? '',
  name: buyer?.name ?? '',
  address: {
    country: 'EG',
    governate: '-',
    regionCity: '-',
    street: buyer?.address || '-',
    buildingNumber: '-',
  },
});

function lineOf(line: DocumentLine, { registration }: Taxpayer) {
  const net = pounds(line.gross - line.vat);
  return {
    description: line.title,
    itemType: 'EGS',
    itemCode: `EG-${registration}-${line.code}`,
    unitType: 'EA',
    quantity: line.quantity,
    unitValue: { currencySold: 'EGP', amountEGP: Number((net / line.quantity).toFixed(5)) },
    salesTotal: net,
    total: pounds(line.gross),
    valueDifference: 0,
    totalTaxableFees: 0,
    netTotal: net,
    itemsDiscount: 0,
    taxableItems: [{ taxType: 'T1', amount: pounds(line.vat), subType: 'V009', rate: line.vatPercent }],
    internalCode: line.code,
  };
}

const pounds = (piastres: Piastres): number => piastres / 100;
