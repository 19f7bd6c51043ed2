import { CRASH_FAULTS } from './crash-faults.ts';
import { DOCUMENT_FAULTS } from './document-faults.ts';
import { ENTRY_FAULTS } from './entry-faults.ts';
import type { Fault } from './fault.ts';
import { GATEWAY_FAULTS } from './gateway-faults.ts';
import { LEDGER_FAULTS } from './ledger-faults.ts';
import { OBLIGATION_FAULTS } from './obligation-faults.ts';
import { OUTCOME_FAULTS } from './outcome-faults.ts';
import { REFUND_FAULTS } from './refund-faults.ts';

const CHECKOUT = 'src/modules/checkout/server/place-order.ts';
const CHECKOUT_SQL = 'src/modules/checkout/server/queries.ts';
const WRITE_ORDER_SQL = 'src/modules/checkout/server/write-order.sql.ts';
const ORDERS = 'src/modules/orders';
const ORDERS_SQL = `${ORDERS}/server/queries.ts`;
const TIMERS_SQL = `${ORDERS}/server/timers.sql.ts`;
const WRITE_STEP = `${ORDERS}/server/steps/write-step.ts`;

const CALLS = 'tests/contract/checkout/place-order.test.ts';
const TABLE = 'tests/unit/orders/transitions.test.ts';
const STEPS = 'tests/contract/orders/events.test.ts';
const VIEWS = 'tests/contract/orders/orders.test.ts';
const TIMERS = 'tests/contract/orders/timers.test.ts';
const RUSH = 'tests/storms/place-order.test.ts';
const RACES = 'tests/storms/order-events.test.ts';
const CRASH = 'tests/storms/crash/crash.test.ts';
const MODEL = 'tests/storms/model/orders-model.test.ts';
const RETURNS = 'src/modules/returns';
const RETURN_STEPS = 'tests/contract/returns/returns.test.ts';
const REFUND_STEPS = 'tests/contract/returns/claims-and-refunds.test.ts';
const RETURN_RULES = 'tests/unit/returns/return-rules.test.ts';

const PAYMENTS = 'src/modules/payments/server';
const PAYING = 'tests/contract/payments/paying.test.ts';
const PAY_STORM = 'tests/storms/payments.test.ts';

/** Mistakes in the order engine, each small and each of a kind that reviews let through. `npm run test:faults` seeds them. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'stock rows are not locked before they are judged',
    edits: [{ file: CHECKOUT_SQL, find: '       order by id for no key update\n', replace: '' }],
    tests: [RUSH],
  },
  {
    name: 'units are taken without asking whether they are free',
    edits: [{ file: CHECKOUT_SQL, find: 'locked.free >= wanted.quantity and ', replace: '' }],
    tests: [CALLS, RUSH],
  },
  {
    name: 'units are taken at whatever price they have by now',
    edits: [
      { file: CHECKOUT, find: 'quote.lines.every(line => line.changes.length === 0)', replace: 'true' },
    ],
    tests: [CALLS],
  },
  {
    name: 'a fee that nobody saw is charged',
    edits: [
      { file: CHECKOUT, find: 'quote.total === fromPounds(input.seenTotal) && ', replace: '' },
      {
        file: CHECKOUT,
        find: 'import { fromPounds, sumPiastres } from',
        replace: 'import { sumPiastres } from',
      },
    ],
    tests: [CALLS],
  },
  {
    name: 'stock rows are locked in no order',
    edits: [
      {
        file: CHECKOUT_SQL,
        find: 'order by id for no key update',
        replace: 'order by random() for no key update',
      },
    ],
    tests: [RUSH],
  },
  {
    name: 'stock rows of a whole order are locked part by part',
    edits: [
      {
        file: `${ORDERS}/server/steps/apply-event.ts`,
        find: 'if (able.length > 1)',
        replace: 'if (able.length > 99)',
      },
    ],
    tests: ['tests/storms/model/whole-orders.test.ts'],
  },
  {
    name: 'the key is taken in a transaction of its own',
    edits: [
      {
        file: CHECKOUT,
        find: 'await findByKey(placing, caller)',
        replace: 'await transaction(ctx, own => findByKey({ ...work, tx: own }, caller))',
      },
    ],
    tests: [CALLS, CRASH],
  },
  {
    name: 'stock is taken in a transaction of its own',
    edits: [
      {
        file: CHECKOUT,
        find: 'if (!(await takeStock(tx, lines, as)))',
        replace: 'if (!(await transaction(ctx, own => takeStock(own, lines, as))))',
      },
    ],
    tests: [CRASH],
  },
  {
    name: 'a key that was used is not looked at',
    edits: [
      {
        file: CHECKOUT,
        find: 'return reply === null ? null : (JSON.parse(reply) as Reply);',
        replace: 'return reply === undefined ? (JSON.parse(reply) as Reply) : null;',
      },
    ],
    tests: [CALLS, RUSH],
  },
  {
    name: 'a used key answers for another request too',
    edits: [
      { file: CHECKOUT, find: "if (requestHash !== hash) throw checkoutRefusal('key_reused');", replace: '' },
    ],
    tests: [CALLS],
  },
  {
    name: 'the order is placed without its message',
    edits: [
      {
        file: WRITE_ORDER_SQL,
        find: '      from placed, (select count(*) from emitted) e',
        replace: '      from placed',
      },
      {
        file: WRITE_ORDER_SQL,
        find: "select start_job(event, json_build_object('id', id))\n",
        replace: 'select id\n',
      },
    ],
    tests: [VIEWS],
  },
  {
    name: 'two people may change one order at once',
    edits: [
      { file: ORDERS_SQL, find: 'where id = ${id} for no key update`', replace: 'where id = ${id}`' },
      {
        file: ORDERS_SQL,
        find: 'where order_id = ${found} order by id for no key update`',
        replace: 'where order_id = ${found} order by id`',
      },
    ],
    tests: [RACES],
  },
  {
    name: 'a hold is forgotten when its order ends',
    edits: [
      {
        file: `${ORDERS}/stock.ts`,
        find: 'held: now.held - old.held,',
        replace: 'held: Math.max(0, now.held - old.held),',
      },
    ],
    tests: [TIMERS, MODEL],
  },
  {
    name: 'what was cancelled stays allocated',
    edits: [
      {
        file: `${ORDERS}/stock.ts`,
        find: 'allocated: now.allocated - old.allocated,',
        replace: 'allocated: Math.max(0, now.allocated - old.allocated),',
      },
    ],
    tests: [STEPS, MODEL],
  },
  {
    name: 'units that came back are restocked twice',
    edits: [
      {
        file: `${ORDERS}/stock.ts`,
        find: 'gone - restocked(merchantOrder, line.id)',
        replace: 'gone - 2 * restocked(merchantOrder, line.id)',
      },
    ],
    tests: [STEPS, MODEL],
  },
  {
    name: 'units come back without a movement',
    edits: [
      {
        file: WRITE_STEP,
        find: "if (event === 'back_at_merchant') await insertMovements(tx, { parcelId, cause: 'restocked', now });",
        replace: '',
      },
    ],
    tests: [STEPS, MODEL],
  },
  {
    name: 'steps that keep the status leave no history',
    edits: [
      {
        file: WRITE_STEP,
        find: 'const eventId = await recordEvent(work, { ...written, next });',
        replace:
          'const eventId = written.before.status === next.status ? 0 : await recordEvent(work, { ...written, next });',
      },
    ],
    tests: [STEPS, MODEL],
  },
  {
    name: 'a step is written and nobody is notified',
    edits: [
      {
        file: `${ORDERS}/server/steps/write-step.sql.ts`,
        find: "select id, start_job(${row.emits}, json_build_object('id', id)) from written",
        replace: 'select id from written',
      },
    ],
    tests: ['tests/contract/orders/messages.test.ts', MODEL],
  },
  {
    name: 'a parcel that was refused is delivered after all',
    edits: [
      {
        file: `${ORDERS}/parcel.ts`,
        find: "event: 'delivered',\n    from: ['shipped'],",
        replace: "event: 'delivered',\n    from: ['shipped', 'undelivered'],",
      },
    ],
    tests: [MODEL],
  },
  {
    name: 'what has left the house can be cancelled',
    edits: [
      {
        file: `${ORDERS}/can-do.ts`,
        find: "if (actor.kind === 'buyer' && leftTheHouse(event, merchantOrder)) return 'already_handed_over';",
        replace: '',
      },
    ],
    tests: [STEPS, MODEL],
  },
  {
    name: 'a merchant sees the order of another one',
    edits: [
      {
        file: `${ORDERS}/visible-order.ts`,
        find: "merchantOrder => merchantOrder.merchantId === merchantId && merchantOrder.stage !== 'pending_payment',",
        replace: "merchantOrder => merchantId !== null && merchantOrder.stage !== 'pending_payment',",
      },
    ],
    tests: [VIEWS],
  },
  {
    name: 'a merchant acts on the order of another one',
    edits: [
      {
        file: `${ORDERS}/actor.ts`,
        find: 'return merchantOrder.merchantId === actor.merchantId && ',
        replace: 'return ',
      },
    ],
    tests: ['tests/contract/orders/access.test.ts', MODEL],
  },
  {
    name: 'a suspended merchant goes on',
    edits: [
      { file: `${ORDERS}/can-do.ts`, find: "new Set(['suspended', 'closed'])", replace: 'new Set([])' },
    ],
    // The dispatcher refuses the caller as well, so no call can show the difference.
    tests: [TABLE],
  },
  {
    name: 'a webhook that was handled before counts again',
    edits: [
      {
        file: `${ORDERS}/server/steps/apply-parcel-event.ts`,
        find: "if (!(await storeParcelReport(tx, note))) return 'known';",
        replace: 'await storeParcelReport(tx, note);',
      },
    ],
    tests: [STEPS, RACES],
  },
  {
    name: 'a timer fires as often as it is claimed',
    edits: [
      {
        file: TIMERS_SQL,
        find: 'where id = ${id} and fired_at is null and cancelled_at is null\n    returning id`',
        replace: 'where id = ${id}\n    returning id`',
      },
      { file: TIMERS_SQL, find: 'and (claimed_until is null or claimed_until <= ${now})', replace: '' },
      {
        file: TIMERS_SQL,
        find: 'order by due_at, id limit ${sql.lit(most)} for update skip locked',
        replace: 'order by due_at, id limit ${sql.lit(most)}',
      },
    ],
    tests: [TIMERS, RACES],
  },
  {
    name: 'the timer of an order stops with its first part',
    edits: [
      {
        file: WRITE_STEP,
        find: "if (!ended.some(({ kind }) => timerRule(kind).subject === 'order')) return ended;",
        replace: 'if (ended.length >= 0) return ended;',
      },
    ],
    tests: [TIMERS, MODEL],
  },
  {
    name: 'late money revives what the buyer had cancelled',
    edits: [
      {
        file: `${ORDERS}/can-do.ts`,
        find: "if (event === 'paid_late' && merchantOrder.cancelReason !== 'payment_expired') return 'not_possible_now';",
        replace: '',
      },
    ],
    tests: ['tests/unit/orders', MODEL],
  },
  {
    name: 'cash is due for units that were cancelled',
    edits: [
      {
        file: WRITE_STEP,
        find: 'collectionsOf(next), now)',
        replace:
          'next.parcels.map(parcel => collectionOf(next, before.parcels.find(({ id }) => id === parcel.id) ?? parcel)), now)',
      },
      {
        file: WRITE_STEP,
        find: 'recordCash({ tx, now }: StepContext, { event, parcelId, next }: Written)',
        replace: 'recordCash({ tx, now }: StepContext, { event, parcelId, next, before }: Written)',
      },
    ],
    tests: [STEPS, MODEL],
  },
  ...GATEWAY_FAULTS,
  {
    name: 'sellable units of a return come back with every step of it',
    edits: [
      {
        file: `${RETURNS}/server/apply-return-event.ts`,
        find: "if (event === 'inspected') await restock(tx, next, ctx.clock.now());",
        replace: "if (event !== 'received') await restock(tx, next, ctx.clock.now());",
      },
    ],
    tests: [RETURN_STEPS],
  },
  {
    name: 'units of an open return can be asked for again',
    edits: [
      {
        file: `${RETURNS}/server/queries.ts`,
        find: "r.state not in ('resolved', 'cancelled', 'expired', 'closed')",
        replace: 'false',
      },
    ],
    tests: [RETURN_STEPS],
  },
  {
    name: 'the window of a return is counted in hours, not in days of Cairo',
    edits: [
      {
        file: `${RETURNS}/return-window.ts`,
        find: 'return cairoDay(now) <= lastDay(window, deliveredAt, rules)',
        replace: 'return now.toISOString().slice(0, 10) <= lastDay(window, deliveredAt, rules)',
      },
    ],
    tests: [RETURN_RULES],
  },
  {
    name: 'a setting may shorten what the law gives',
    edits: [
      {
        file: `${RETURNS}/return-window.ts`,
        find: 'Math.max(asked, LEAST_DAYS[window])',
        replace: '(asked || LEAST_DAYS[window])',
      },
    ],
    tests: [RETURN_RULES],
  },
  {
    name: 'one person signs a refund above the limit twice',
    edits: [
      {
        file: 'src/modules/ledger/two-people.ts',
        find: "return signedBy.includes(userId) ? 'second_person_needed' : 'yes';",
        replace: "return signedBy.length > 9 ? 'second_person_needed' : 'yes';",
      },
    ],
    tests: ['tests/unit/ledger/two-people.test.ts', REFUND_STEPS],
  },
  {
    name: 'the delivery fee comes back with every return',
    edits: [
      {
        file: 'src/modules/refunds/retained-money.ts',
        find: 'const isHolding = lines.some(({ line, now }) => line.kept > line.withdrawnUnits + now);',
        replace: 'const isHolding = taken === NOTHING;',
      },
    ],
    tests: [RETURN_RULES],
  },
  {
    name: 'the commission of what came back stays with the shop',
    edits: [
      {
        file: 'src/modules/refunds/refund-posting.ts',
        find: "{ account: merchant, credit: sum('commission') + sum('commissionVat') },",
        replace: "{ account: 'adjustment_income', credit: sum('commission') + sum('commissionVat') },",
      },
    ],
    tests: [RETURN_RULES],
  },
  {
    name: 'a merchant sees the returns of another',
    edits: [
      {
        file: `${RETURNS}/server/show-cases.sql.ts`,
        find: "if (actor.kind === 'merchant') return sql`mo.merchant_id = ${actor.merchantId}`;",
        replace: '',
      },
    ],
    tests: [RETURN_STEPS],
  },
  {
    name: 'a gateway is believed whatever amount it reports',
    edits: [
      {
        file: `${PAYMENTS}/capture.ts`,
        find: "return reported.amount === amount ? null : 'amount_differs';",
        replace: "return reported.amount > 0 ? null : 'amount_differs';",
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'another currency counts as pounds',
    edits: [
      {
        file: `${PAYMENTS}/capture.ts`,
        find: "if (reported.currency !== 'EGP') return 'currency_differs';",
        replace: "if (reported.currency === '') return 'currency_differs';",
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'a surplus payment is kept',
    edits: [
      {
        file: 'src/modules/checkout/server/pay/on-payment-captured.ts',
        find: "if (use === 'surplus' && payment.refundClaimed === 0) return sendBack(ctx, tx, payment);",
        replace: "if (use === 'surplus' && payment.refundClaimed === 0) return undefined;",
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'an order expires without asking its gateway',
    edits: [
      {
        file: 'src/modules/checkout/server/pay/enforce-deadline.ts',
        find: "if ((await askAboutAttempts(ctx, orderId)) === 'paid')",
        replace: 'if (!askAboutAttempts)',
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'late money revives what the buyer had cancelled',
    edits: [
      {
        file: `${ORDERS}/step.ts`,
        find: 'open: line.open + line.expired, cancelled: line.cancelled - line.expired, expired: 0',
        replace: 'open: line.open + line.cancelled, cancelled: 0, expired: 0',
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'late money revives an order of any age',
    edits: [
      {
        file: `${ORDERS}/server/steps/apply-event.ts`,
        find: 'const REVIVABLE = 7 * DAY;',
        replace: 'const REVIVABLE = 70 * DAY;',
      },
    ],
    tests: [PAYING],
  },
  {
    name: 'credit is spent without locking the account',
    edits: [
      {
        file: `${PAYMENTS}/queries.ts`,
        find: 'select credit_to_spend(${userId}) as credit',
        replace:
          "select coalesce(-sum(amount), 0)::bigint as credit from ledger_entries where account = 'store_credit:' || ${userId}::text",
      },
      // Placing has locked it before, so that one buyer's orders are placed one after the other.
      {
        file: CHECKOUT_SQL,
        find: 'where id = ${userId} for no key update',
        replace: 'where id = ${userId}',
      },
    ],
    tests: [PAY_STORM],
  },
  ...LEDGER_FAULTS,
  ...CRASH_FAULTS,
  ...REFUND_FAULTS,
  ...OUTCOME_FAULTS,
  ...OBLIGATION_FAULTS,
  ...DOCUMENT_FAULTS,
  ...ENTRY_FAULTS,
];
