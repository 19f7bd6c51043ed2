import type { Fault } from './fault.ts';

const PAYMENTS = 'src/modules/payments/server';
const RETURNS = 'src/modules/returns/server';
const DISPUTES = 'tests/contract/payments/disputes.test.ts';
const LOST = 'tests/contract/payments/lost-disputes.test.ts';
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
        file: `${PAYMENTS}/disputes/close-dispute.ts`,
        find: 'for (const id of await markUnsent(tx, payment.id)) await concludeRefund(ctx, tx, { refundId: id });',
        replace: 'void [markUnsent, concludeRefund];',
      },
    ],
    tests: [DISPUTES],
  },
  {
    name: 'what a bank takes back beyond what buyers advanced is the loss of nobody',
    edits: [
      {
        file: 'src/modules/ledger/server/advances/bear-shortfall.ts',
        find: 'const there = Math.min(Math.max(standing, 0), amount);',
        replace: 'const there = amount;',
      },
    ],
    tests: [LOST],
  },
  {
    name: 'what is delivered after the bank took its money back is paid out of advances of others',
    edits: [
      {
        file: 'src/modules/orders/server/write-step.ts',
        find: "delivered.some(({ account }) => account === 'buyer_advances')",
        replace: 'delivered.length === 0',
      },
    ],
    tests: [LOST],
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
