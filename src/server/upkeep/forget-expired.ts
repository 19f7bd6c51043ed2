import { forgetSessions } from '#modules/accounts/server/privacy/forget-sessions.ts';
import { forgetAgentKeys } from '#modules/agents/server/keys.ts';
import { forgetDeadSales } from '#modules/analytics/server/report-sale.ts';
import { forgetCarts } from '#modules/cart/server/join-cart.ts';
import { forgetFiles } from '#modules/catalog/server/import/map-import.ts';
import { forgetKeys } from '#modules/checkout/server/forget-keys.ts';
import { forgetComplaints } from '#modules/complaints/server/forget-complaints.ts';
import { forgetConversations } from '#modules/conversations/server/forget-conversations.ts';
import { forgetSigners } from '#modules/handovers/server/forget-signers.ts';
import { forgetReasons } from '#modules/ledger/server/forget-reasons.ts';
import { forgetReports } from '#modules/moderation/server/forget-reports.ts';
import { forgetMessages } from '#modules/notifications/server/forget-messages.ts';
import { forgetOrders } from '#modules/orders/server/forget-orders.ts';
import { forgetPayments } from '#modules/payments/server/personal-data.ts';
import { forgetBuyers } from '#modules/payouts/server/documents/forget-buyers.ts';
import { forgetAssignees } from '#modules/reports/server/assign-work.ts';
import { forgetCases } from '#modules/returns/server/forget-cases.ts';
import { forgetDecided } from '#modules/reviews/server/performance/forget-decided.ts';
import { forgetSearches } from '#modules/search/server/count-searches.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { forgetPayloads } from '#modules/taxes/server/forget-payloads.ts';
import type { Ctx } from '#platform/server/context.ts';
import { forgetDone } from '#platform/server/events.ts';

/**
 * Deletes once a day what has expired or was kept as long as allowed. Orders, documents and the ledger stay, without
 * people once the terms of the settings are over; docs/how-to/keep-personal-data.md lists how long everything is kept.
 */
export async function forgetExpired(ctx: Ctx): Promise<void> {
  const all: ((ctx: Ctx) => Promise<unknown>)[] = [
    async () => forgetSessions(ctx, (await readSettings(ctx)).securityLogDays),
    forgetMessages,
    forgetReports,
    forgetComplaints,
    forgetConversations,
    forgetKeys,
    forgetSearches,
    forgetFiles,
    forgetCarts,
    forgetAgentKeys,
    forgetOrders,
    forgetSigners,
    forgetCases,
    forgetDecided,
    forgetPayments,
    forgetBuyers,
    forgetPayloads,
    forgetAssignees,
    forgetReasons,
    forgetDone,
    forgetDeadSales,
  ];
  // What cannot be forgotten today must not keep the rest: the job is tried again, and is a dead one in the end.
  const errors: unknown[] = [];
  for (const forget of all) await forget(ctx).catch((error: unknown) => errors.push(error));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} terms could not be kept: ${errors[0]}`);
}
