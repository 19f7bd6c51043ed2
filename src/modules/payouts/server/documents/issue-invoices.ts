import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { documentText } from '../../document.text.ts';
import { issue } from './issue.ts';
import { selectCommissions } from './queries.ts';

/** Together with statements: the shop's invoice to each merchant for its commission, VAT on top (egypt.md 3.1). */
export async function issueInvoices(ctx: Ctx, tx: Tx, madeAt: Date): Promise<void> {
  const { company, companyName, vatPercent } = await readSettings(ctx);
  const { legalName, taxNumber, commercialRegister, address, phone } = company;
  const shop = { name: legalName || companyName, taxNumber, commercialRegister, address, phone };
  for (const { statementId, merchantId, commission, vat, seller } of await selectCommissions(tx, madeAt)) {
    await issue(tx, {
      kind: 'commission_invoice',
      issuerId: 0,
      merchantId,
      userId: null,
      orderId: null,
      originalId: null,
      cause: { type: 'statement', id: statementId },
      now: madeAt,
      says: {
        seller: shop,
        buyer: { ...seller, name: seller.legalName },
        lines: [
          { title: documentText.commission, code: 'commission', quantity: 1, gross: commission + vat, vat },
        ],
        vatPercent,
        paymentMethod: 'offset',
        original: null,
      },
    });
  }
}
