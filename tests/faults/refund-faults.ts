import type { Fault } from './fault.ts';

const REFUNDS = 'src/modules/refunds/server';
const PAYMENTS = 'src/modules/payments/server';
const DISPUTES = 'tests/contract/payments/disputes.test.ts';
const LOST = 'tests/contract/payments/lost-disputes.test.ts';
const EXCHANGES = 'tests/contract/returns/exchange.test.ts';
const LATE = 'tests/contract/payments/late-captures.test.ts';
const LOST_RETURNS = 'tests/contract/payments/lost-returns.test.ts';
const AT_DOOR = 'tests/contract/payments/credit-at-the-door.test.ts';
const KEPT_FEES = 'tests/contract/payments/retained-fees.test.ts';
const PROOFS = 'tests/contract/payments/refused-proofs.test.ts';
const CHECKOUT = 'src/modules/checkout/server/pay';

/** Mistakes in what goes back: disputes, refunds that failed, goods in the place of money. */
export const REFUND_FAULTS: readonly Fault[] = [
  {
    name: 'a refund is sent while the bank disputes its payment',
    edits: [
      {
        file: `${REFUNDS}/send-tender.sql.ts`,
        find: "       and not exists (select from payments p where p.id = t.payment_id and p.status = 'disputed')\n",
        replace: '',
      },
    ],
    tests: [DISPUTES],
  },
  {
    name: 'refunds that waited are sent although the bank has taken the money',
    edits: [
      {
        file: `${REFUNDS}/close-dispute.ts`,
        find: 'for (const id of lost.arrived) await concludeTender(ctx, tx, { id });',
        replace: 'void [ctx, concludeTender];',
      },
    ],
    tests: [DISPUTES],
  },
  {
    name: 'what a bank takes back beyond what buyers advanced is the loss of nobody',
    edits: [
      {
        file: 'src/modules/ledger/server/bear-shortfall.ts',
        find: 'const there = Math.min(Math.max(balance, 0), amount);',
        replace: 'const there = amount;',
      },
    ],
    tests: [LOST],
  },
  {
    name: 'what is delivered after the bank took its money back is paid out of advances of others',
    edits: [
      {
        file: 'src/modules/orders/server/steps/write-step.ts',
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
        file: `${REFUNDS}/retry-refund.ts`,
        find: 'if (refund.buyerId !== caller.viewer.userId) throw',
        replace: 'if (!refund) throw',
      },
    ],
    tests: [DISPUTES],
  },
  {
    name: 'the whole refund becomes credit when it is exchanged for less',
    edits: [
      {
        file: `${REFUNDS}/exchange.ts`,
        find: 'const spent = Math.min(cost, refund.amount);',
        replace: 'const spent = cost > 0 ? refund.amount : 0;',
      },
    ],
    tests: [EXCHANGES],
  },
  {
    name: 'the delivery fee comes back as well where the same goods are sent again',
    edits: [
      {
        file: 'src/modules/refunds/retained-money.ts',
        find: "const isBack = taken.fault === 'theirs' && taken.only !== 'goods';",
        replace: "const isBack = taken.fault === 'theirs';",
      },
    ],
    tests: [EXCHANGES],
  },
  {
    name: 'a part that was cancelled before its payment was noticed leaves the rest of its order waiting',
    edits: [
      {
        file: `${CHECKOUT}/on-payment-captured.ts`,
        find: 'if (!payment || payment.overpaid) return;',
        replace: 'if (!payment || payment.refundClaimed > 0) return;',
      },
    ],
    tests: [LATE],
  },
  {
    name: 'the deadline of an order whose payment was not noticed yet is set once and never again',
    edits: [
      {
        file: `${CHECKOUT}/enforce-deadline.ts`,
        find: '    await lookAgain(ctx, tx, orderId);\n',
        replace: '',
      },
    ],
    tests: [LATE],
  },
  {
    name: 'a second capture takes the place of the attempt that is open',
    edits: [{ file: `${PAYMENTS}/capture.ts`, find: "status: 'voided'", replace: "status: 'created'" }],
    tests: [LATE],
  },
  {
    name: 'what a bank took back of a payment is refunded again with the return',
    edits: [
      {
        file: `${REFUNDS}/draft-refund.ts`,
        find: 'const amount = { ...due, givenBefore, amount: due.amount - givenBefore };',
        replace: 'const amount = { ...due, givenBefore: 0, amount: due.amount };',
      },
    ],
    tests: [LOST_RETURNS],
  },
  {
    name: 'a refund that waits is sent as it was drafted, whatever a bank took meanwhile',
    edits: [
      {
        file: `${REFUNDS}/split-again.ts`,
        find: 'if (waiting.length === 0 || !(await isTaken(tx, goods.merchantOrderId))) return refund;',
        replace: 'if (waiting.length === 0 || refund.givenBefore === 0) return refund;',
      },
    ],
    tests: [LOST_RETURNS],
  },
  {
    name: 'of a refund that waited, what its buyer had before is split away a second time',
    edits: [
      {
        file: `${REFUNDS}/split-again.ts`,
        find: 'const before = isUnsent ? refund.givenBefore : 0;',
        replace: 'const before = 0;',
      },
    ],
    tests: [LOST_RETURNS],
  },
  {
    name: 'a return takes the credit that paid for a parcel which never arrived',
    edits: [
      {
        file: `${REFUNDS}/draft-refund.sql.ts`,
        find: "mo.payment_method <> 'cash_on_delivery' then s.captured",
        replace: "mo.payment_method <> '' then s.captured",
      },
    ],
    tests: [AT_DOOR],
  },
  {
    name: 'a loss stays with who bore it though the goods came back',
    edits: [
      {
        file: `${REFUNDS}/send-refund.ts`,
        find: 'const { id, givenBefore: amount, goods } = refund;',
        replace: 'const { id, goods } = refund;\nconst amount = 0;',
      },
    ],
    tests: [LOST_RETURNS],
  },
  {
    name: 'the fees of parcels that did not arrive stay the advance of a buyer whose order is completed',
    edits: [
      {
        file: 'src/modules/orders/server/steps/write-step.ts',
        find: 'if (isEnded(next) && !isEnded(before)) await recogniseFees',
        replace: 'if (isEnded(next) && isEnded(before)) await recogniseFees',
      },
    ],
    tests: [KEPT_FEES],
  },
  {
    name: 'a picture of a transfer is refused that nobody has looked at',
    edits: [
      {
        file: `${PAYMENTS}/back-office/queries.ts`,
        find: 'and proof_at = ${seen} and',
        replace: 'and (true or proof_at = ${seen}) and',
      },
    ],
    tests: [PROOFS],
  },
];
