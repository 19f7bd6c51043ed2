import type { AboutPeople } from '#modules/accounts/server/users/about-people.ts';
import { personalData as agents } from '#modules/agents/server/keys.ts';
import { personalData as cart } from '#modules/cart/server/personal-data.ts';
import { personalData as catalog } from '#modules/catalog/server/personal-data.ts';
import { personalData as complaints } from '#modules/complaints/server/personal-data.ts';
import { personalData as conversations } from '#modules/conversations/server/personal-data.ts';
import { personalData as ledger } from '#modules/ledger/server/personal-data.ts';
import { personalData as merchants } from '#modules/merchants/server/personal-data.ts';
import { personalData as moderation } from '#modules/moderation/server/personal-data.ts';
import { personalData as notifications } from '#modules/notifications/server/personal-data.ts';
import { countOrders } from '#modules/orders/server/count-orders.ts';
import { personalData as orders } from '#modules/orders/server/personal-data.ts';
import { personalData as payments } from '#modules/payments/server/personal-data.ts';
import { personalData as documents } from '#modules/payouts/server/documents/personal-data.ts';
import { personalData as returns } from '#modules/returns/server/personal-data.ts';
import { personalData as reviews } from '#modules/reviews/server/personal-data.ts';

/** What every module holds about people. A module that begins to hold something is added here. */
export const aboutPeople: AboutPeople = {
  countOrders,
  holders: [
    reviews,
    conversations,
    moderation,
    complaints,
    returns,
    orders,
    payments,
    ledger,
    catalog,
    cart,
    agents,
    merchants,
    notifications,
    documents,
  ],
};
