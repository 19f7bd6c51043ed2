import { toPounds } from '#platform/money.ts';
import type { DocumentContent } from './document.ts';

/** Tax of type T1, general VAT (V009), as the tax authority codes it. */
const VAT = { taxType: 'T1', subType: 'V009' } as const;

/** A receipt or credit note in the shape that the tax authority accepts; an adapter only has to send it. */
export function etaReceipt(content: DocumentContent, uuid: string) {
  const { seller, buyer, lines, vatPercent } = content;
  return {
    header: {
      dateTimeIssued: content.issuedAt,
      receiptNumber: String(content.number),
      uuid,
      currency: content.currency,
      ...(content.original === null ? {} : { referenceUUID: String(content.original) }),
    },
    documentType: { receiptType: content.kind === 'credit_note' ? 'R' : 'S', typeVersion: '1.2' },
    seller: {
      rin: seller.taxNumber,
      companyTradeName: seller.name,
      branchAddress: { street: seller.address },
    },
    buyer: { type: 'P', name: buyer.name, mobileNumber: buyer.phone },
    itemData: lines.map(({ title, code, quantity, gross, vat }) => ({
      internalCode: code,
      description: title,
      unitType: 'EA',
      quantity,
      netSale: toPounds(gross - vat),
      total: toPounds(gross),
      taxableItems: vat === 0 ? [] : [{ ...VAT, rate: vatPercent, amount: toPounds(vat) }],
    })),
    totalSales: toPounds(content.total - content.vat),
    taxTotals: content.vat === 0 ? [] : [{ taxType: VAT.taxType, amount: toPounds(content.vat) }],
    totalAmount: toPounds(content.total),
    paymentMethod: content.paymentMethod === 'cash_on_delivery' ? 'C' : 'V',
  };
}
