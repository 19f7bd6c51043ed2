import type { Fault } from './fault.ts';

const LEDGER = 'src/modules/ledger';
const PAYOUTS = 'src/modules/payouts';
const BOOKS = 'tests/contract/ledger/ledger.test.ts';
const EARNINGS = 'tests/contract/payouts/earnings.test.ts';
const PAYING = 'tests/contract/payouts/payouts.test.ts';
const RUSH = 'tests/storms/payouts.test.ts';
const LINES = 'tests/unit/ledger/line-money.test.ts';
const CALENDAR = 'tests/unit/payouts/payout-calendar.test.ts';

/** Mistakes in the books and in what merchants are paid. */
export const LEDGER_FAULTS: readonly Fault[] = [
  {
    name: 'a cause posts twice',
    edits: [
      {
        file: `${LEDGER}/server/queries.ts`,
        find: 'on conflict (cause_type, cause_id, kind) do nothing',
        replace: 'on conflict (cause_type, cause_id, kind) do update set posted_at = excluded.posted_at',
      },
    ],
    tests: [BOOKS],
  },
  {
    name: 'what does not divide is lost from a line',
    edits: [{ file: `${LEDGER}/line-money.ts`, find: ' + Math.min(rest, units)', replace: '' }],
    tests: [LINES],
  },
  {
    name: 'commission is taken for units that were not delivered',
    edits: [
      { file: 'src/modules/orders/earned.ts', find: 'line.delivered)[what]', replace: 'line.ordered)[what]' },
    ],
    tests: [EARNINGS],
  },
  {
    name: 'earnings do not wait for the end of the return window',
    edits: [
      {
        file: 'src/modules/orders/server/steps/write-step.ts',
        find: "isOwnCash || isPaidOut ? 'at_once' : 'waits'",
        replace: "'at_once'",
      },
    ],
    tests: [EARNINGS],
  },
  {
    name: 'the maker of a payout approves it',
    edits: [
      {
        file: `${PAYOUTS}/server/batches/move-payout.ts`,
        find: 'tried?.createdById === viewer.userId',
        replace: 'tried?.createdById === -1',
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'a payout that failed keeps what it had',
    edits: [
      {
        file: `${PAYOUTS}/server/batches/move-payout.ts`,
        find: "if (step === 'fail') await releaseEntries(tx, id);",
        replace: "if (step === 'fail' && state === 'paid') await releaseEntries(tx, id);",
      },
    ],
    tests: [PAYING, RUSH],
  },
  {
    name: 'exactly the minimum is not paid',
    edits: [
      {
        file: `${PAYOUTS}/server/batches/draft-payouts.sql.ts`,
        find: 'having sum(f.amount) >= ',
        replace: 'having sum(f.amount) > ',
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'a deadline ends with the day before',
    edits: [{ file: 'src/platform/dates.ts', find: 'days + 1)', replace: 'days)' }],
    tests: [CALENDAR],
  },
  {
    name: 'the check digits of an account number are not checked',
    edits: [
      {
        file: 'src/modules/refunds/channel.ts',
        find: 'EGYPTIAN_IBAN.test(iban) && remainder97(iban) === 1n',
        replace: 'EGYPTIAN_IBAN.test(iban) && remainder97(iban) >= 0n',
      },
    ],
    tests: [CALENDAR],
  },
];
