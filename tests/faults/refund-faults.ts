import type { Fault } from './fault.ts';

const PAYMENTS = 'src/modules/payments/server';
const RETURNS = 'src/modules/returns/server';
const DISPUTES = 'tests/contract/payments/disputes.test.ts';
const EXCHANGES = 'tests/contract/returns/exchange.test.ts';

/** Mistakes in what goes back: disputes, refunds that failed, goods in the place of money. */
export const REFUND_FAULTS: readonly Fault[] = [
  {
    name: 'a refund is sent while the bank disputes its payment',
    edits: [
      {
        file: `${PAYMENTS}/refunds/queries.ts`,
        find: "       and not exists (select from payments p where p.id = r.payment_id and p.status = 'disputed')\n",
        replace: '',
      },
    ],
    tests: [DISPUTES],
  },
  {
    name: 'refunds that waited are sent although the bank has taken the money',
    edits: [
      {
        file: `${PAYMENTS}/disputes/end-dispute.ts`,
        find: 'for (const id of await markUnsent(tx, payment.id)) await concludeRefund(ctx, tx, { refundId: id });',
        replace: 'void [markUnsent, concludeRefund];',
      },
    ],
    tests: [DISPUTES],
  },
  {
    name: "a stranger chooses another way for somebody's refund",
    edits: [
      {
        file: `${RETURNS}/refunds/retry-refund.ts`,
        find: 'if (refund?.buyerId !== caller.viewer.userId) throw',
        replace: 'if (!refund) throw',
      },
    ],
    tests: [DISPUTES],
  },
  {
    name: 'the whole refund becomes credit when it is exchanged for less',
    edits: [
      {
        file: `${RETURNS}/replacements/exchange-refund.ts`,
        find: 'plan ? Math.min(plan.cost, refund.amount) : 0',
        replace: 'plan ? refund.amount : 0',
      },
    ],
    tests: [EXCHANGES],
  },
  {
    name: 'the delivery fee comes back as well where the same goods are sent again',
    edits: [
      {
        file: 'src/modules/returns/refund-amount.ts',
        find: 'const delivery = isSentAgain ? 0 : ',
        replace: 'const delivery = ',
      },
    ],
    tests: [EXCHANGES],
  },
];
