import { formatCount } from '#platform/digits.ts';
import { formatPrice, type Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { documentText } from '../../document.text.ts';
import { SHOP } from '../../document.ts';
import { issue } from './issue.ts';
import { sellerParty, shopParty } from './parties.ts';
import { selectSeller } from './queries.ts';

interface PaidOut {
  id: number;
  merchantId: number;
  amount: Piastres;
  withheld: Piastres;
  withheldPercent: number;
}

/**
 * The certificate with which a merchant claims the tax that was withheld from a payout: of what, at which rate, how much.
 * Issued once the bank has paid the rest; none where nothing was withheld.
 */
export async function issueCertificate(ctx: Ctx, tx: Tx, paid: PaidOut): Promise<void> {
  const { id, merchantId, amount, withheld, withheldPercent } = paid;
  if (withheld === 0) return;
  const title = documentText.withheld(String(id), formatCount(withheldPercent), formatPrice(amount));
  await issue(tx, {
    kind: 'withholding_certificate',
    issuerId: SHOP,
    merchantId,
    userId: null,
    orderId: null,
    originalId: null,
    cause: { type: 'payout', id },
    now: ctx.clock.now(),
    says: {
      seller: await shopParty(ctx),
      buyer: sellerParty(await selectSeller(tx, merchantId)),
      lines: [
        {
          title,
          code: 'withheld',
          quantity: 1,
          gross: withheld,
          taxClass: 'exempt',
          vatPercent: 0,
          vat: 0,
        },
      ],
      paymentMethod: 'offset',
      original: null,
    },
  });
}
