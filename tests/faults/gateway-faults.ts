import type { Fault } from './fault.ts';

const PAYMENTS = 'src/modules/payments/server';
const REMITTANCES = 'src/modules/remittances/server';

const SIGNATURES = 'tests/unit/payments/signatures.test.ts';
const INTENTIONS = 'tests/unit/payments/paymob.test.ts';
const PAYMOB = 'tests/contract/payments/paymob.test.ts';
const FAWRY = 'tests/contract/payments/fawry.test.ts';
const STATEMENTS = 'tests/contract/remittances/remittances.test.ts';
const TABS = 'tests/storms/remittances.test.ts';

/** Mistakes in how gateways and couriers are understood. */
export const GATEWAY_FAULTS: readonly Fault[] = [
  {
    name: 'a callback is believed without its signature',
    edits: [
      {
        file: `${PAYMENTS}/paymob/signature.ts`,
        find: 'return isSameText(given, transactionSignature(secret, transaction));',
        replace: "return isSameText(given, given) || transactionSignature(secret, transaction) === '';",
      },
    ],
    tests: [SIGNATURES, PAYMOB],
  },
  {
    name: 'a signature is checked over numbers as we would write them',
    edits: [
      {
        file: 'src/platform/server/written-json.ts',
        find: "return typeof value === 'object' || typeof value === 'string' ? value : source;",
        replace:
          "return typeof value === 'object' || typeof value === 'string' ? value : source && String(value);",
      },
    ],
    tests: [SIGNATURES],
  },
  {
    name: 'a name is cut in the middle of a letter',
    edits: [
      {
        file: `${PAYMENTS}/paymob/intention.ts`,
        find: "Array.from(name.trim()).slice(0, LONGEST_NAME).join('')",
        replace: 'name.trim().slice(0, LONGEST_NAME)',
      },
    ],
    tests: [INTENTIONS],
  },
  {
    name: 'the fee that Fawry takes of the buyer counts as paid to us',
    edits: [
      {
        file: `${PAYMENTS}/fawry/order.ts`,
        find: 'safeParse({ ...(written as object), merchantRefNumber })',
        replace:
          "safeParse({ ...(written as object), merchantRefNumber, orderAmount: leafAt(written, 'paymentAmount') })",
      },
    ],
    tests: [FAWRY],
  },
  {
    name: 'a lost answer is taken for a no',
    edits: [
      {
        file: `${PAYMENTS}/ask-gateway.ts`,
        find: 'throw neverReached(error.cause) ? new PaymentRefused(error.message) : error;',
        replace: 'throw neverReached(error.cause) || error ? new PaymentRefused(error.message) : error;',
      },
    ],
    tests: [PAYMOB, FAWRY],
  },
  {
    name: 'two imports of one statement do not wait for each other',
    edits: [
      {
        file: `${REMITTANCES}/import-statement.ts`,
        find: 'await lockCash(tx, { courier, trackingNumbers: read.lines.map(line => line.trackingNumber) });',
        replace: 'if (!lockCash) return take(ctx, tx, { input, read, by });',
      },
    ],
    tests: [TABS],
  },
  {
    name: 'one person proposes a write-off and agrees to it',
    edits: [
      {
        file: 'src/modules/ledger/server/decide-money-act.ts',
        find: 'if (act.signedBy.includes(by.viewer.userId))',
        replace: 'if (act.signedBy.length > 9)',
      },
    ],
    tests: [STATEMENTS],
  },
  {
    name: 'a piastre that the bank does not show is settled',
    edits: [
      {
        file: `${REMITTANCES}/reconcile-remittance.ts`,
        find: 'if (difference !== 0 && !reason)',
        replace: 'if (difference > 0 && !reason)',
      },
    ],
    tests: [STATEMENTS],
  },
  {
    name: 'a later step of the order takes back what was remitted',
    edits: [
      {
        file: 'src/modules/orders/server/steps/write-step.sql.ts',
        find: "where c.state not in ('remitted', 'settled', 'written_off') or c.holder = 'merchant' or c.amount = 0",
        replace: 'where c.state is not null',
      },
    ],
    tests: [STATEMENTS],
  },
  {
    name: 'the courier is booked with the whole price though credit paid a part of it',
    edits: [
      {
        file: 'src/modules/orders/collection.ts',
        find: 'return isCash(merchantOrder) ? worthOf(parcel) - parcel.credit : 0;',
        replace: 'return isCash(merchantOrder) ? worthOf(parcel) : 0;',
      },
    ],
    tests: ['tests/unit/orders', 'tests/contract/payments/credit-at-the-door.test.ts'],
  },
  {
    name: 'credit of a refused parcel is kept',
    edits: [
      {
        file: 'src/modules/refunds/retained-money.ts',
        find: 'const staying = parcels.filter(parcel => parcel.stands);',
        replace: 'const staying = parcels;',
      },
    ],
    tests: ['tests/contract/payments/credit-at-the-door.test.ts'],
  },
];
