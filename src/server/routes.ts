import { countAttempt } from '#modules/accounts/server/limits.ts';
import { accountRoutes } from '#modules/accounts/server/routes.ts';
import { routes as ads } from '#modules/ads/server/routes.ts';
import { routes as agents } from '#modules/agents/server/routes.ts';
import { routes as analytics } from '#modules/analytics/server/routes.ts';
import { routes as cart } from '#modules/cart/server/routes.ts';
import { catalogRoutes } from '#modules/catalog/server/routes.ts';
import { routes as checkout } from '#modules/checkout/server/routes.ts';
import { routes as complaints } from '#modules/complaints/server/routes.ts';
import { routes as conversations } from '#modules/conversations/server/routes.ts';
import { routes as discounts } from '#modules/discounts/server/routes.ts';
import { routes as handovers } from '#modules/handovers/server/routes.ts';
import { ledgerRoutes } from '#modules/ledger/server/routes.ts';
import { mediaRoutes } from '#modules/media/server/routes.ts';
import { routes as merchants } from '#modules/merchants/server/routes.ts';
import { routes as moderation } from '#modules/moderation/server/routes.ts';
import { routes as notifications, textRoutes } from '#modules/notifications/server/routes.ts';
import { routes as operations } from '#modules/operations/server/routes.ts';
import { orderTexts } from '#modules/orders/messages/order.text.ts';
import { routes as orders } from '#modules/orders/server/routes.ts';
import { routes as payments } from '#modules/payments/server/routes.ts';
import { routes as payouts } from '#modules/payouts/server/routes.ts';
import { routes as refunds } from '#modules/refunds/server/routes.ts';
import { routes as remittances } from '#modules/remittances/server/routes.ts';
import { routes as reports } from '#modules/reports/server/routes.ts';
import { routes as returns } from '#modules/returns/server/routes.ts';
import { routes as reviews } from '#modules/reviews/server/routes.ts';
import { findWords } from '#modules/search/server/find-words.ts';
import { routes as search } from '#modules/search/server/routes.ts';
import { routes as settings } from '#modules/settings/server/routes.ts';
import { routes as shipping } from '#modules/shipping/server/routes.ts';
import { routes as taxes } from '#modules/taxes/server/routes.ts';
import type { Route } from '#platform/server/route.ts';
import { aboutPeople } from './about-people.ts';
import { moneyPerformers } from './money-performers.ts';

/** Every call that the shop answers. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes(aboutPeople),
  ...settings,
  ...notifications,
  ...textRoutes([orderTexts]),
  ...mediaRoutes(async (ctx, userId) => void (await countAttempt(ctx, 'fetch_by_account', userId))),
  ...moderation,
  ...complaints,
  ...operations,
  ...merchants,
  ...catalogRoutes(findWords),
  ...discounts,
  ...search,
  ...ads,
  ...cart,
  ...shipping,
  ...orders,
  ...handovers,
  ...payments,
  ...checkout,
  ...refunds,
  ...returns,
  ...reviews,
  ...conversations,
  ...ledgerRoutes(moneyPerformers),
  ...payouts,
  ...taxes,
  ...remittances,
  ...reports,
  ...agents,
  ...analytics,
];
