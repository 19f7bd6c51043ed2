import type { Fault } from './fault.ts';

const REFUNDS = 'src/modules/refunds/server';
const RETURNS = 'src/modules/returns';
const PAYMENTS = 'src/modules/payments/server';
const PAYOUTS = 'src/modules/payouts';
const LAWFUL = 'tests/contract/returns/lawful-refunds.test.ts';
const EXCHANGES = 'tests/contract/returns/exchange.test.ts';
const FEES = 'tests/contract/payments/one-rule-for-fees.test.ts';
const NOTES = 'tests/contract/payouts/credit-notes.test.ts';
const PAYING_OUT = 'tests/contract/payouts/payouts.test.ts';
const CLAIMS = 'tests/contract/remittances/courier-claims.test.ts';

const edit = (file: string, find: string, replace: string) => ({ file, find, replace });

/** Mistakes by which an obligation ends nowhere, or costs the wrong one. */
export const OBLIGATION_FAULTS: readonly Fault[] = [
  {
    name: 'an account is erased while a refund waits to be sent',
    edits: [
      edit(
        'src/modules/payments/server/personal-data.sql.ts',
        "or exists (select from refunds f where f.order_id = o.id and f.state not in ('succeeded', 'refused'))",
        'or false',
      ),
    ],
    tests: ['tests/contract/payments/owed-people.test.ts'],
  },
  {
    name: 'a refund that the law gives can be refused',
    edits: [
      edit(
        'src/modules/refunds/refund.ts',
        "cause === 'claim' || outcome === 'partial';",
        "cause === 'claim' || outcome !== '';",
      ),
    ],
    tests: [LAWFUL],
  },
  {
    name: 'a refused offer leaves its return at its end',
    edits: [
      edit(
        'src/modules/returns/server/refunds/refuse-refund.ts',
        'if (returnId !== null) await applyReturnEventIn',
        'if (returnId !== null && returnId < 0) await applyReturnEventIn',
      ),
    ],
    tests: [LAWFUL],
  },
  {
    name: 'nobody is notified of refunds that reach the end of their lawful term',
    edits: [
      edit(
        `${RETURNS}/server/refunds/watch-refunds.ts`,
        'if (due === 0) return 0;',
        'if (due >= 0) return 0;',
      ),
    ],
    tests: [LAWFUL],
  },
  {
    name: 'an exchange that fell through stays as account credit',
    edits: [
      edit(
        `${REFUNDS}/send-tender.sql.ts`,
        "p.provider = 'store_credit' and exists (select from replacements",
        'p.id < 0 and exists (select from replacements',
      ),
    ],
    tests: [EXCHANGES],
  },
  {
    name: 'the fees of an exchange that came to nothing go back without a credit note',
    edits: [edit(`${REFUNDS}/exchange.ts`, "await emit(tx, 'fees.owed', { id });", 'void emit;')],
    tests: [EXCHANGES],
  },
  {
    name: 'one unit of an exchange that comes to nothing takes the others with it',
    edits: [edit('migrations/functions/refunds.sql', ' and t.came_back = t.amount', '')],
    tests: [EXCHANGES],
  },
  {
    name: 'what a merchant keeps for fetching a return is a sale of the shop',
    edits: [
      edit(
        `${PAYOUTS}/server/documents/issue-refund-note.ts`,
        'issuerId: isOwnPickup ? merchantId : SHOP',
        'issuerId: isOwnPickup ? SHOP : SHOP',
      ),
    ],
    tests: [NOTES],
  },
  {
    name: 'an exchange gives the delivery back',
    edits: [
      edit(
        `${RETURNS}/server/refunds/draft-for-return.ts`,
        "it.outcome === 'exchange' ? 'goods' : undefined",
        'undefined',
      ),
    ],
    tests: [EXCHANGES],
  },
  {
    name: 'a buyer bears the fees of a parcel that the courier lost',
    edits: [
      edit(
        'migrations/functions/orders.sql',
        "when parcel.state in ('lost', 'damaged') then 'failed'",
        "when parcel.state in ('lost', 'damaged') then 'stands'",
      ),
    ],
    tests: [FEES],
  },
  {
    name: 'a cancelled unit counts among those to be returned before the fees go back',
    edits: [
      edit(
        `${REFUNDS}/refund-unused.sql.ts`,
        'else l.quantity - l.cancelled - l.failed end',
        'else l.quantity end',
      ),
    ],
    tests: [FEES],
  },
  {
    name: 'the delivery of a refused parcel goes back',
    edits: [
      edit(
        'src/modules/ledger/fees-kept.ts',
        "part.parcels.filter(({ fate }) => fate === 'refused')",
        'part.parcels.filter(({ fees }) => fees < 0)',
      ),
    ],
    tests: [FEES],
  },
  {
    name: 'a refund corrects one receipt with the money of two',
    edits: [
      edit(
        `${PAYOUTS}/credit-notes.ts`,
        'return units.filter(unit => owners[unit] === receiptId);',
        'return units.filter(() => owners[0] === receiptId);',
      ),
    ],
    tests: [NOTES],
  },
  {
    name: 'commission reversed in a later week has no credit note',
    edits: [
      edit(`${PAYOUTS}/server/documents/queries.ts`, 'charged.commission <> 0', 'charged.commission > 0'),
    ],
    tests: [NOTES],
  },
  {
    name: 'commission is reversed at the VAT of today and not at that of its sale',
    edits: [
      edit(
        `${REFUNDS}/draft-refund.ts`,
        'const owed = { ...goods, ownDelivery: ownDelivery(goods) };',
        'const { vatPercent } = await readSettings(ctx);\nconst owed = { ...goods, ownDelivery: ownDelivery(goods), lines: goods.lines.map(line => ({ ...line, frozen: { ...line.frozen, commissionVat: Math.round((line.frozen.commission * vatPercent) / 100) } })) };',
      ),
    ],
    tests: [NOTES],
  },
  {
    name: 'one person approves and sends a payout that the clock drafted',
    edits: [
      edit(
        `${PAYOUTS}/server/batches/move-payout.ts`,
        "if (step !== 'approve' && step !== 'send') return true;",
        "if (step !== 'approve') return true;",
      ),
    ],
    tests: [PAYING_OUT],
  },
  {
    name: 'the giver of an adjustment approves the payout that pays it',
    edits: [
      edit(
        `${PAYOUTS}/server/batches/move-payout.ts`,
        "step === 'approve' ? await selectDeciders",
        "step === 'send' ? await selectDeciders",
      ),
    ],
    tests: [PAYING_OUT],
  },
  {
    name: 'a closed merchant is never paid',
    edits: [
      edit(
        `${PAYOUTS}/server/batches/draft-payouts.sql.ts`,
        "or m.status = 'closed' and",
        "or m.status = 'nobody' and",
      ),
    ],
    tests: [PAYING_OUT],
  },
  {
    name: 'one person says that any cash was recovered',
    edits: [
      edit(
        'src/modules/ledger/two-people.ts',
        ': amount > aloneUpTo[action];',
        ': amount > 100 * aloneUpTo[action];',
      ),
    ],
    tests: ['tests/contract/remittances/remittances.test.ts'],
  },
  {
    name: 'a gift counts by itself and not with those of its day',
    edits: [
      edit(
        'src/modules/ledger/two-people.ts',
        'given.toOne + amount > toOneUpTo[action]',
        'amount > toOneUpTo[action]',
      ),
    ],
    tests: ['tests/contract/returns/goodwill-limits.test.ts'],
  },
  {
    name: 'an accepted claim on a courier owes its merchant nothing',
    edits: [
      edit(
        'src/modules/remittances/courier-claim.ts',
        'const ofMerchant = Math.min(amount, goods);',
        'const ofMerchant = Math.min(amount, goods, 0);',
      ),
    ],
    tests: [CLAIMS],
  },
  {
    name: 'a rejected claim on a courier stays open',
    edits: [
      edit(
        'src/modules/remittances/server/courier-claims.ts',
        "if (decision === 'rejected') await closeClaim(tx, claimId, at);",
        'void decision;',
      ),
    ],
    tests: [CLAIMS],
  },
  {
    name: 'gateways are asked only at the deadline',
    edits: [edit(`${PAYMENTS}/inquire-again.sql.ts`, "interval '3 minutes'", "interval '3 days'")],
    tests: ['tests/contract/payments/inquiries.test.ts'],
  },
  {
    name: 'a courier’s webhooks about a parcel that staff reopened are ignored',
    edits: [
      edit(
        'src/modules/orders/server/steps/apply-parcel-event.sql.ts',
        "e.event = 'reopened'",
        "e.event = 'nothing'",
      ),
    ],
    tests: ['tests/contract/orders/couriers.test.ts'],
  },
  {
    name: 'a courier bears what the merchant carried',
    edits: [
      edit(
        `${RETURNS}/server/apply-claim-event.ts`,
        '!(await hadCourier(tx, claim.id))',
        '(await hadCourier(tx, -claim.id)) === null',
      ),
    ],
    tests: ['tests/contract/returns/claims-and-refunds.test.ts'],
  },
  {
    name: 'two doors ask for piastres that nobody carries',
    edits: [
      edit(
        'src/platform/split-money.ts',
        'return at > 0 && rest <= share ? rest : 0;',
        'return at > 0 && rest <= share ? 0 : 0;',
      ),
    ],
    tests: ['tests/unit/platform/whole-pounds.test.ts'],
  },
  {
    name: 'units that the merchant cancels leave their fees with the buyer',
    edits: [
      edit(
        'src/modules/orders/server/steps/apply-event.ts',
        "takesFees: by.kind !== 'buyer'",
        "takesFees: by.kind === 'gateway'",
      ),
    ],
    tests: [FEES],
  },
  {
    name: 'completing an order earns what is still to go back',
    edits: [
      edit(
        'src/modules/ledger/server/recognise-fees.ts',
        'const unearned = delivery + Math.max(0, rest);',
        'const unearned = delivery + Math.max(0, rest) + 10_000;',
      ),
    ],
    tests: ['tests/contract/payments/retained-fees.test.ts'],
  },
  {
    name: 'a fee of a parcel without cash is lost from a statement',
    edits: [
      edit(
        'src/modules/remittances/match-lines.ts',
        "!(isWaiting && due === 0)) return as('fee');",
        "!(isWaiting && due === 0)) return 'not_delivered';",
      ),
    ],
    tests: ['tests/contract/remittances/remittances.test.ts'],
  },
  {
    name: 'a statement saved again with its rows moved counts its fees again',
    edits: [
      edit(
        'src/modules/remittances/earlier-lines.ts',
        'return count > 0;',
        'return count > 0 && line.gross !== 0;',
      ),
    ],
    tests: ['tests/contract/remittances/real-files.test.ts'],
  },
  {
    name: 'the bank has the money as soon as the file comes',
    edits: [
      edit(
        'src/modules/remittances/cash-exception.ts',
        '{ account: receivable, credit: fees },',
        "{ account: 'bank', credit: fees },",
      ),
    ],
    tests: ['tests/contract/remittances/remittances.test.ts'],
  },
  {
    name: 'a gateway takes the same refund back from us twice',
    edits: [
      edit(
        'src/modules/remittances/match-lines.ts',
        'amount === -line.gross && !taken.has(tenderId)',
        'amount === -line.gross && tenderId > 0',
      ),
    ],
    tests: ['tests/contract/remittances/settlements.test.ts'],
  },
  {
    name: 'finance is notified again of the same refunds when its job runs again',
    edits: [
      edit(
        'src/platform/server/events.ts',
        'if ((await takeKeys(tx, [key])).has(key)) await work(tx);',
        'await work(tx);',
      ),
    ],
    tests: ['tests/contract/outage/sent-once.test.ts'],
  },
  {
    name: 'a credit note says less than was refunded',
    edits: [edit(`${PAYOUTS}/credit-notes.ts`, 'fees: ofFees[at] ?? 0,', 'fees: 0,')],
    tests: [NOTES],
  },
];
