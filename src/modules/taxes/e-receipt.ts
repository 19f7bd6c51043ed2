import type { DocumentContent, DocumentLine } from '#modules/payouts/document.ts';
import type { TaxClass } from '#modules/settings/tax-class.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Taxpayer } from './taxpayer.ts';

/** The place of a receipt in the chain of its device, and what it refers to. */
export interface Chain {
  /** Empty for the first receipt of a device. */
  previousUuid: string;
  /** Of the sale that a return takes back; null where the authority never had it. */
  referenceUuid: string | null;
  /** Of the attempt that this one replaces. */
  oldUuid: string | null;
}

/** Above it a buyer must be named with a national ID. */
const NAMED_ABOVE = 150_000_00;

/** The authority's types of tax, by class. */
const TAXES: Readonly<Record<TaxClass, { taxType: string; subType: string }>> = {
  standard: { taxType: 'T1', subType: 'V009' },
  reduced: { taxType: 'T1', subType: 'V010' },
  exempt: { taxType: 'T1', subType: 'V003' },
  schedule: { taxType: 'T2', subType: 'Tbl01' },
};
const NO_TAX = { taxType: 'T1', subType: 'V004' };

const METHODS: Readonly<Record<string, string>> = {
  cash_on_delivery: 'C',
  card: 'V',
  store_credit: 'GC',
};

/**
 * A receipt of version 1.2 as the authority takes it, in the order of its sample; `uuid` is still empty. Prices are without
 * tax there, and with it in the shop: the tax of a line is the frozen one, to the piastre.
 */
export function eReceipt(content: DocumentContent, seller: Taxpayer, chain: Chain) {
  const lines = content.lines.map(line => lineOf(line, seller));
  const isReturn = content.kind === 'credit_note';
  const net = content.total - content.vat;
  return {
    header: {
      dateTimeIssued: content.issuedAt.replace(/\.\d+Z$/, 'Z'),
      receiptNumber: `${isReturn ? 'N' : 'R'}-${content.number}`,
      uuid: '',
      previousUUID: chain.previousUuid,
      ...(chain.referenceUuid !== null && { referenceUUID: chain.referenceUuid }),
      referenceOldUUID: chain.oldUuid ?? '',
      currency: content.currency,
      exchangeRate: 0,
      sOrderNameCode: content.orderId === null ? '' : `WK-${content.orderId}`,
      orderdeliveryMode: 'TC',
    },
    documentType: { receiptType: typeOf(content, chain), typeVersion: '1.2' },
    seller: sellerOf(seller),
    buyer: buyerOf(content),
    itemData: lines,
    totalSales: pounds(net),
    netAmount: pounds(net),
    feesAmount: 0,
    totalAmount: pounds(content.total),
    taxTotals: totalsOf(content.lines),
    paymentMethod: METHODS[content.paymentMethod] ?? 'O',
    adjustment: 0,
  };
}

const typeOf = ({ kind }: DocumentContent, { referenceUuid }: Chain): string => {
  if (kind !== 'credit_note') return 's';
  return referenceUuid === null ? 'RWR' : 'r';
};

const sellerOf = (seller: Taxpayer) => ({
  rin: seller.registration,
  companyTradeName: seller.tradeName,
  branchCode: seller.branchCode,
  branchAddress: {
    country: 'EG',
    governate: seller.governorate,
    regionCity: seller.city,
    street: seller.street,
    buildingNumber: seller.building,
  },
  deviceSerialNumber: seller.deviceSerial,
  syndicateLicenseNumber: 'C',
  activityCode: seller.activityCode,
});

/** No more of a person than the authority asks for. */
const buyerOf = ({ total, buyer }: DocumentContent) =>
  total >= NAMED_ABOVE && buyer
    ? { type: 'P', id: '', name: buyer.name, mobileNumber: buyer.phone }
    : { type: 'P' };

function lineOf(line: DocumentLine, { registration }: Taxpayer) {
  const net = line.gross - line.vat;
  return {
    internalCode: line.code,
    description: line.title,
    itemType: 'EGS',
    itemCode: `EG-${registration}-${line.code}`,
    unitType: 'EA',
    quantity: line.quantity,
    unitPrice: Number((net / 100 / line.quantity).toFixed(5)),
    netSale: pounds(net),
    totalSale: pounds(net),
    total: pounds(line.gross),
    taxableItems: [{ ...taxOf(line), amount: pounds(line.vat), rate: line.vatPercent }],
  };
}

/** A seller that is not registered sells what is not taxable, whatever the class of its goods. */
const taxOf = ({ taxClass, vatPercent }: DocumentLine) =>
  vatPercent === 0 && taxClass !== 'exempt' ? NO_TAX : TAXES[taxClass];

function totalsOf(lines: readonly DocumentLine[]) {
  const byType = Map.groupBy(lines, line => taxOf(line).taxType);
  return [...byType].map(([taxType, of]) => ({
    taxType,
    amount: pounds(sumPiastres(of.map(({ vat }) => vat))),
  }));
}

const pounds = (piastres: Piastres): number => piastres / 100;
