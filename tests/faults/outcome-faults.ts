import type { Fault } from './fault.ts';

const REFUNDS = 'src/modules/refunds/server';
const REMITTANCES = 'src/modules/remittances';
const LEDGER = 'src/modules/ledger';
const PAYMENTS = 'src/modules/payments/server';
const FOUND = 'src/modules/checkout/server';
const FOUND_TEST = 'tests/contract/checkout/refunded-parcels.test.ts';
const SEVERAL = 'tests/contract/checkout/several-disputes.test.ts';
const PRIVATE = 'tests/contract/media/private.test.ts';
const FEES = 'tests/contract/payments/one-rule-for-fees.test.ts';
const BADGES = 'tests/unit/orders/payment-badge.test.ts';
const MONTHS = 'tests/contract/ledger/months.test.ts';
const SETTLEMENTS = 'tests/contract/remittances/settlements.test.ts';
const STATEMENTS = 'tests/contract/remittances/remittances.test.ts';
const LAWFUL = 'tests/contract/returns/lawful-refunds.test.ts';
const CLAIMS = 'tests/contract/remittances/courier-claims.test.ts';
const RULES = 'tests/contract/orders/check-books.test.ts';
const ORACLE = 'tests/storms/lives/oracle.test.ts';

const edit = (file: string, find: string, replace: string) => ({ file, find, replace });

/** Mistakes in what one outcome costs whom, most of them once real: each defect of the audit of money has one here. */
export const OUTCOME_FAULTS: readonly Fault[] = [
  {
    name: 'the address of a private picture is good for months',
    edits: [
      edit(
        'src/modules/media/server/private-pictures.ts',
        'GOOD_FOR = 30 * MINUTE',
        'GOOD_FOR = 99_999 * MINUTE',
      ),
    ],
    tests: [PRIVATE],
  },
  {
    name: 'a refunded parcel goes on and nobody says what becomes of its money',
    edits: [edit(`${FOUND}/reopen-parcel.ts`, 'if (amount > 0) {', 'if (amount > 0 && afterRefund) {')],
    tests: [FOUND_TEST],
  },
  {
    name: 'the buyer of a found parcel is not asked to pay again',
    edits: [
      edit(
        `${FOUND}/reopen-parcel.ts`,
        "if (afterRefund === 'ask_buyer') await askToPayAgain(ctx, tx, { parcelId, amount });",
        'void askToPayAgain;',
      ),
    ],
    tests: [FOUND_TEST],
  },
  {
    name: 'what the buyer of a found parcel paid again does not reach the bank',
    edits: [
      edit(
        `${FOUND}/decide-refunded-parcel.ts`,
        "kind: 'borne_paid', to: 'bank'",
        "kind: 'borne_paid', to: 'claim_cost'",
      ),
    ],
    tests: [FOUND_TEST],
  },
  {
    name: 'a bank takes what the buyer already has, and the books do not know',
    edits: [
      edit(
        `${REFUNDS}/close-dispute.ts`,
        'for (const { merchantOrderId, merchantId, amount } of again(lost))',
        'for (const { merchantOrderId, merchantId, amount } of again(lost).slice(9))',
      ),
    ],
    tests: [SEVERAL],
  },
  {
    name: 'the fee of a bank for a dispute is nobody’s cost',
    edits: [
      edit(
        `${REFUNDS}/close-dispute.ts`,
        "{ account: 'gateway_cost', debit: fee },",
        "{ account: 'suspense', debit: fee },",
      ),
    ],
    tests: [SEVERAL],
  },
  {
    name: 'an order that was paid twice says that it is paid',
    edits: [edit('src/modules/orders/order.ts', "if (surplus > 0) return 'overpaid';", '')],
    tests: [BADGES],
  },
  {
    name: 'an order that was refunded whole still says that it is paid',
    edits: [
      edit(
        'src/modules/orders/order.ts',
        "if (refunded > 0) return refunded < all ? 'partly_refunded' : 'refunded';",
        "if (refunded > 0 && refunded < all) return 'partly_refunded';",
      ),
    ],
    tests: [BADGES],
  },
  {
    name: 'cash that was paid at the door still counts as due',
    edits: [
      edit(
        'src/modules/orders/server/views/show-order.ts',
        'due: sumPiastres(owed) - collected',
        'due: sumPiastres(owed)',
      ),
    ],
    tests: [ORACLE],
  },
  {
    name: 'a line of a statement that names an unknown parcel is left out',
    edits: [
      edit(
        `${REMITTANCES}/match-lines.ts`,
        "if (!cash) return 'unknown_parcel';",
        "if (!cash) return 'already';",
      ),
    ],
    tests: [STATEMENTS],
  },
  {
    name: 'the fee of a gateway is a cost of couriers',
    edits: [
      edit(
        `${REMITTANCES}/cash-exception.ts`,
        '{ account: costOf(courier), debit: fees },',
        "{ account: 'courier_cost', debit: fees },",
      ),
    ],
    tests: [SETTLEMENTS],
  },
  {
    name: 'a payment under another amount than it was captured with counts as paid out',
    edits: [
      edit(
        `${REMITTANCES}/match-lines.ts`,
        "return line.gross === captured ? as('payment') : 'amount_differs';",
        "return line.gross > 0 ? as('payment') : 'amount_differs';",
      ),
    ],
    tests: [SETTLEMENTS],
  },
  {
    name: 'more VAT is paid than is due',
    edits: [
      edit(
        `${LEDGER}/server/pay-due.ts`,
        'if (TAXES.has(due) && amount >',
        'if (TAXES.has(due) && 0 * amount >',
      ),
    ],
    tests: [MONTHS],
  },
  {
    name: 'what one buyer is given a day counts only by who gives it',
    edits: [edit(`${LEDGER}/two-people.ts`, ' || given.toOne + amount > toOneUpTo[action]', '')],
    tests: ['tests/contract/returns/goodwill-limits.test.ts'],
  },
  {
    name: 'an account is erased while a parcel that it paid for is on its way back',
    edits: [
      edit(`${PAYMENTS}/personal-data.sql.ts`, "and pa.state = 'undelivered'", "and pa.state = 'nowhere'"),
    ],
    tests: ['tests/contract/payments/owed-people.test.ts'],
  },
  {
    name: 'units that are broken leave the other fees with their buyer',
    edits: [
      edit(
        'src/modules/refunds/retained-money.ts',
        'others: held(others, part.refundedOthers),',
        'others: others - part.refundedOthers,',
      ),
    ],
    tests: [FEES, 'tests/unit/returns/return-rules.test.ts'],
  },
  {
    name: 'the seven days of a refund begin when somebody decides',
    edits: [edit(`${REFUNDS}/draft-refund.ts`, 'draft.returnedAt ?? now', 'now')],
    tests: [LAWFUL],
  },
  {
    name: 'a claim on a courier that paid stays open',
    edits: [
      edit(
        `${REMITTANCES}/server/courier-claims.ts`,
        "postToLedger(tx, claim, { kind: 'paid', entries, reason: bankReference, by, at });\n    await closeClaim(tx, claimId, at);",
        "postToLedger(tx, claim, { kind: 'paid', entries, reason: bankReference, by, at });",
      ),
    ],
    tests: [CLAIMS],
  },
  {
    name: 'a delivery fee that goes back is the shop’s, whoever carried the units',
    edits: [
      edit(
        'src/modules/refunds/refund-posting.ts',
        '{ account: merchantPayable(merchantId), debit: own },',
        "{ account: 'delivery_income', debit: own },",
      ),
    ],
    tests: [ORACLE],
  },
  {
    name: 'what the courier accepted is the shop’s and not the merchant’s',
    edits: [
      edit(
        `${REMITTANCES}/courier-claim.ts`,
        '{ account: merchantPayable(merchantId), credit: ofMerchant },',
        "{ account: 'claim_cost', credit: ofMerchant },",
      ),
    ],
    tests: [CLAIMS, ORACLE],
  },
  {
    name: 'a refund by two means goes back by the first of them',
    edits: [
      edit(
        'src/modules/refunds/refund-amount.ts',
        '    tenders.map(tender => tender.paid),\n',
        '    tenders.map((tender, at) => (at === 0 ? tender.paid : 0)),\n',
      ),
    ],
    tests: ['tests/unit/returns/return-rules.test.ts'],
  },
  {
    name: 'the shop bears all of its coupon and its merchants nothing',
    edits: [
      edit(
        'src/modules/discounts/coupon.ts',
        'splitByWeight(percentOf(total, coupon.platformPercent), discounts)',
        'splitByWeight(percentOf(total, coupon.platformPercent && 100), discounts)',
      ),
    ],
    tests: [ORACLE],
  },
  {
    name: 'a pickup that the merchant made is paid to the shop',
    edits: [
      edit(
        'src/modules/refunds/refund-posting.ts',
        "account: refund.fetchedBy === OWN ? merchant : 'delivery_income'",
        "account: refund.fetchedBy === null ? merchant : 'delivery_income'",
      ),
    ],
    tests: [ORACLE],
  },
  {
    name: 'nobody asks how long a gateway keeps what it captured',
    edits: [
      edit(
        `${LEDGER}/server/check-ledger.sql.ts`,
        "where r.courier = p.provider) - interval '30 days'",
        "where r.courier = p.provider) - interval '99 days'",
      ),
    ],
    tests: [RULES, SETTLEMENTS],
  },
];
