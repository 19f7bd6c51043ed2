import type { Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { documentText } from '../../document.text.ts';
import { type DocumentLine, SHOP } from '../../document.ts';
import { issue } from './issue.ts';
import { sellerParty, shopParty } from './parties.ts';
import { type Commission, selectCommissions, selectDocument, selectOpenInvoices } from './queries.ts';

/**
 * Together with statements: the shop's invoice to each merchant for its commission, VAT on top (docs/egypt.md, VAT).
 * Where more commission was reversed than charged, credit notes take it back from the newest invoices that have it.
 */
export async function issueInvoices(ctx: Ctx, tx: Tx, madeAt: Date): Promise<void> {
  for (const charged of await selectCommissions(tx, madeAt)) {
    if (charged.commission > 0) await issueInvoice(ctx, tx, { charged, madeAt });
    else await creditCharge(tx, { charged, madeAt });
  }
}

interface OfStatement {
  charged: Commission;
  madeAt: Date;
}

async function issueInvoice(ctx: Ctx, tx: Tx, { charged, madeAt }: OfStatement): Promise<void> {
  const { statementId, merchantId, commission, vat, vatPercent, seller } = charged;
  await issue(tx, {
    kind: 'commission_invoice',
    issuerId: SHOP,
    merchantId,
    userId: null,
    orderId: null,
    originalId: null,
    cause: { type: 'statement', id: statementId },
    now: madeAt,
    says: {
      seller: await shopParty(ctx),
      buyer: sellerParty(seller),
      lines: [commissionLine(commission, vat, vatPercent)],
      paymentMethod: 'offset',
      original: null,
    },
  });
}

async function creditCharge(tx: Tx, { charged, madeAt }: OfStatement): Promise<void> {
  const { statementId, merchantId } = charged;
  let [net, vat] = [-charged.commission, -charged.vat];
  for (const invoice of await selectOpenInvoices(tx, merchantId)) {
    const original = net > 0 ? await selectDocument(tx, invoice.id) : undefined;
    if (!original) return;
    const [ofNet, ofVat] = [Math.min(net, invoice.net), Math.min(vat, invoice.vat)];
    net -= ofNet;
    vat -= ofVat;
    const { seller, buyer, lines, paymentMethod } = original.content;
    await issue(tx, {
      kind: 'credit_note',
      issuerId: SHOP,
      merchantId,
      userId: null,
      orderId: null,
      originalId: original.id,
      cause: { type: 'statement', id: statementId },
      now: madeAt,
      says: {
        seller,
        buyer,
        lines: [commissionLine(ofNet, ofVat, lines[0]?.vatPercent ?? 0)],
        paymentMethod,
        original: original.number,
      },
    });
  }
}

const commissionLine = (commission: Piastres, vat: Piastres, vatPercent: number): DocumentLine => ({
  title: documentText.commission,
  code: 'commission',
  quantity: 1,
  gross: commission + vat,
  taxClass: 'standard',
  vatPercent,
  vat,
});
