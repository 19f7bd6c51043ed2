import { accountJobs } from '#modules/accounts/server/jobs.ts';
import { jobs as analyticsJobs } from '#modules/analytics/server/jobs.ts';
import { queueSaleOf } from '#modules/analytics/server/report-sale.ts';
import { jobs as cartJobs } from '#modules/cart/server/jobs.ts';
import { countRequests } from '#modules/catalog/server/count-requests.ts';
import { findDeals } from '#modules/catalog/server/find-deals.ts';
import { jobs as importJobs } from '#modules/catalog/server/import/jobs.ts';
import { jobs as mergeJobs } from '#modules/catalog/server/merging/jobs.ts';
import { notifyWatchers } from '#modules/catalog/server/notify-watchers.ts';
import { enforceDeadline } from '#modules/checkout/server/pay/enforce-deadline.ts';
import { onPaymentCaptured } from '#modules/checkout/server/pay/on-payment-captured.ts';
import { onUnitsCancelled } from '#modules/checkout/server/pay/on-units-cancelled.ts';
import { jobs as feedJobs } from '#modules/feeds/server/jobs.ts';
import { jobs as mediaJobs } from '#modules/media/server/jobs.ts';
import { jobs as merchantJobs } from '#modules/merchants/server/jobs.ts';
import { notifyOfEvent } from '#modules/merchants/server/notify-of-event.ts';
import { jobs as notificationJobs } from '#modules/notifications/server/jobs.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import { ORDER_EVENTS, type OrderEvent } from '#modules/orders/order-event.ts';
import { askToConfirm } from '#modules/orders/server/confirm-order.ts';
import { handleCourierWebhook } from '#modules/orders/server/couriers/ask-courier.ts';
import { syncBookings } from '#modules/orders/server/couriers/book-parcel.ts';
import { jobs as courierJobs } from '#modules/orders/server/couriers/jobs.ts';
import { jobs as orderJobs } from '#modules/orders/server/jobs.ts';
import { notifyOfPlacedOrders, notifyOfStep } from '#modules/orders/server/notify-of-step.ts';
import { inquireAgain } from '#modules/payments/server/inquire.ts';
import { jobs as paymentJobs } from '#modules/payments/server/jobs.ts';
import { creditFeeReceipts, issueFeeReceipt } from '#modules/payouts/server/documents/issue-fee-receipt.ts';
import { creditReceipts, issueReceipt } from '#modules/payouts/server/documents/issue-receipt.ts';
import { issueFeesNote, issueRefundNote } from '#modules/payouts/server/documents/issue-refund-note.ts';
import { jobs as payoutJobs } from '#modules/payouts/server/jobs.ts';
import { REFUND_EVENTS } from '#modules/refunds/refund.ts';
import { jobs as refundJobs } from '#modules/refunds/server/jobs.ts';
import { refundUnused } from '#modules/refunds/server/refund-unused.ts';
import { finishTenders } from '#modules/refunds/server/send-tender.ts';
import { jobs as remittanceJobs } from '#modules/remittances/server/jobs.ts';
import { jobs as reportJobs } from '#modules/reports/server/jobs.ts';
import { CLAIM_EVENTS } from '#modules/returns/claim.ts';
import { jobs as returnJobs } from '#modules/returns/server/fire-return-timers.ts';
import { notifyOfCase } from '#modules/returns/server/notify-of-case.ts';
import { takeUpNotReceived } from '#modules/returns/server/open-claim.ts';
import { handlePickupWebhook } from '#modules/returns/server/pickups/follow-pickup.ts';
import { jobs as pickupJobs } from '#modules/returns/server/pickups/jobs.ts';
import { syncPickup } from '#modules/returns/server/pickups/sync-pickup.ts';
import { exchangeFellThrough } from '#modules/returns/server/replacements/exchange-fell-through.ts';
import { sendRefund } from '#modules/returns/server/replacements/send-refund.ts';
import { RETURN_EVENTS, type ReturnEvent } from '#modules/returns/transitions.ts';
import { requestReview } from '#modules/reviews/server/ask-for-reviews.ts';
import { jobs as reviewJobs } from '#modules/reviews/server/jobs.ts';
import { jobs as searchJobs } from '#modules/search/server/jobs.ts';
import { jobs as taxJobs } from '#modules/taxes/server/jobs.ts';
import type { Ctx } from '#platform/server/context.ts';
import { addUpCounters } from '#platform/server/counting/counters.ts';
import {
  type Consequences,
  type CrowdConsequence,
  crowdJobs,
  type Event,
  eventJobs,
} from '#platform/server/events.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { forgetExpired } from './upkeep/forget-expired.ts';
import { checkBooksNightly } from './upkeep/nightly-books.ts';
import { sweepPictures } from './upkeep/sweep-pictures.ts';

/** After these events, money paid for units that the buyer will not get is refunded. */
const GOES_BACK = [
  'rejected',
  'merchant_timed_out',
  'not_confirmed',
  'payment_expired',
  'lost',
  'damaged',
  'back_at_merchant',
  'not_back_in_time',
] as const satisfies readonly OrderEvent[];

/** After these events, a courier may have to fetch a return, or no longer. */
const MAY_CHANGE_PICKUP = ['booked', 'cancelled', 'expired'] as const satisfies readonly ReturnEvent[];

/**
 * What follows once from each event. Here, in `crowds` and in `questions` every event of the business is listed, which a test holds.
 * The database knows by these names what was done: one that a release renames is done again after an event that is followed
 * up a second time, because its process was killed.
 */
const events: Record<string, Consequences> = {
  // Events of a merchant, with the id of the row in merchant_events.
  'merchant.status_changed': { notifyOfEvent },
  // Events of a merchant order, with the id of the row in order_events. The table in orders/messages names the
  // recipients.
  ...Object.fromEntries(ORDER_EVENTS.map(event => [`order.${event}`, { notifyOfStep }])),
  'order.delivered': { notifyOfStep, issueReceipt, requestReview, queueSaleOf },
  'order.reopened': { notifyOfStep, creditReceipts },
  'order.packed': { notifyOfStep, syncBookings },
  'order.cancelled': { notifyOfStep, syncBookings, refundUnused, onUnitsCancelled },
  'order.withdrawn': { notifyOfStep, syncBookings, refundUnused },
  'order.not_received': { notifyOfStep, takeUpNotReceived },
  // Events of a return, claim or refund, with the id of the row in case_events.
  ...Object.fromEntries(RETURN_EVENTS.map(event => [`return.${event}`, { notifyOfCase }])),
  ...Object.fromEntries(MAY_CHANGE_PICKUP.map(event => [`return.${event}`, { notifyOfCase, syncPickup }])),
  ...Object.fromEntries(CLAIM_EVENTS.map(event => [`claim.${event}`, { notifyOfCase }])),
  ...Object.fromEntries(REFUND_EVENTS.map(event => [`refund.${event}`, { notifyOfCase }])),
  'refund.approved': { notifyOfCase, sendRefund, issueRefundNote },
  'refund.fell_through': { notifyOfCase, sendRefund },
  // Of a refund whose exchange came to nothing, with its id.
  'fees.owed': { issueFeesNote },
  ...Object.fromEntries(GOES_BACK.map(event => [`order.${event}`, { notifyOfStep, refundUnused }])),
  // Of an order that its buyer must confirm with a code.
  'order.confirmation_requested': { askToConfirm },
  // Fees that the books keep for what did not arrive, with the id of the row in order_events.
  'fees.kept': { issueFeeReceipt },
  'fees.returned': { creditFeeReceipts },
  // Events of a payment, with its id.
  'payment.captured': { onPaymentCaptured },
  // Of a tender by the credit that paid for other goods, with its id.
  'exchange.refunded': { exchangeFellThrough },
};

/** The same for what comes in crowds. Events of an order, with its id. */
const crowds = {
  'order.placed': { notifyOfPlacedOrders },
} satisfies Record<string, Record<string, CrowdConsequence>>;

/**
 * Events after which somebody outside is asked: in no transaction, and each time again, because the answer may have
 * changed.
 */
const questions: Readonly<Record<string, (ctx: Ctx, id: number) => Promise<unknown>>> = {
  // With the id of an order whose time to pay has ended.
  'order.payment_fell_due': enforceDeadline,
  // With the id of a payment of which a gateway told something that must be asked about.
  'payment.reported': inquireAgain,
  'payment.refund_reported': finishTenders,
  // With the id of a courier's message.
  'courier.reported': async (ctx, id) => {
    await handleCourierWebhook(ctx, id);
    await handlePickupWebhook(ctx, id);
  },
};

const questionJobs: Jobs = Object.fromEntries(
  Object.entries(questions).map(([name, ask]) => [
    name,
    async (ctx: Ctx, event: unknown) => void (await ask(ctx, (event as Event).id)),
  ]),
);

/** Every event that something follows from. */
export const EVENTS: readonly string[] = [events, crowds, questions].flatMap(Object.keys);

/** All work that is done outside a request. */
export const jobs: Jobs = {
  ...eventJobs(events),
  ...crowdJobs(crowds),
  ...questionJobs,
  ...accountJobs(sendMessage, notify),
  ...mediaJobs,
  ...importJobs,
  ...mergeJobs,
  ...analyticsJobs,
  ...cartJobs,
  ...feedJobs,
  ...merchantJobs,
  ...searchJobs,
  ...notificationJobs,
  ...orderJobs,
  ...returnJobs,
  ...reviewJobs,
  ...courierJobs,
  ...pickupJobs,
  ...remittanceJobs,
  ...reportJobs,
  'catalog.count-requests': countRequests,
  'catalog.notify-watchers': notifyWatchers,
  'catalog.find-deals': findDeals,
  'server.forget-expired': forgetExpired,
  'server.sweep-pictures': sweepPictures,
  'server.check-books': checkBooksNightly,
  'server.add-up-counters': addUpCounters,
  ...payoutJobs,
  ...taxJobs,
  ...paymentJobs,
  ...refundJobs,
};
