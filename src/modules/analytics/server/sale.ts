import { createHash } from 'node:crypto';
import { itemId } from '#modules/feeds/feed-item.ts';
import { SECOND } from '#platform/clock.ts';
import { type Piastres, sumPiastres, toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Receiver } from '../receiver.ts';

/** A parcel that reached its buyer, as far as a service that counts sales needs it. */
export interface Sale {
  /** Of the history step, which names the sale to the services: told twice, it counts once. */
  eventId: number;
  soldAt: Date;
  userId: number;
  /** `+201…` */
  mobile: string;
  email: string;
  lines: readonly SoldLine[];
}

/** To tell one service of one sale. */
export interface SaleJob {
  eventId: number;
  receiver: Receiver;
}

export interface SoldLine {
  productId: number;
  variantId: number;
  optionNames: string[];
  title: string;
  units: number;
  /** For all units, after discounts. */
  net: Piastres;
}

const CURRENCY = 'EGP';

/**
 * A purchase for GA4's Measurement Protocol (developers.google.com/analytics/devguides/collection/protocol/ga4). The buyer
 * is a number that only this shop can lead back to somebody.
 */
export const googleBody = (sale: Sale, secrets: Ctx['secrets']) => ({
  client_id: pseudonym(sale, secrets),
  timestamp_micros: sale.soldAt.getTime() * SECOND,
  // What was agreed to is counting, not being followed.
  consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
  events: [
    {
      name: 'purchase',
      params: {
        transaction_id: String(sale.eventId),
        currency: CURRENCY,
        value: valueOf(sale),
        items: sale.lines.map(line => ({
          item_id: itemOf(line),
          item_name: line.title.slice(0, 100),
          quantity: line.units,
          price: toPounds(Math.round(line.net / line.units)),
        })),
      },
    },
  ],
});

/**
 * The same for Meta's Conversions API (developers.facebook.com/documentation/ads-commerce/conversions-api). Somebody who has
 * an account there is found by the hash of the mobile or address, and nobody else is.
 */
export const metaBody = (sale: Sale, secrets: Ctx['secrets']) => ({
  data: [
    {
      event_name: 'Purchase',
      event_id: String(sale.eventId),
      event_time: Math.floor(sale.soldAt.getTime() / SECOND),
      // Handed over at a door: what is told of a website must name the browser too.
      action_source: 'other',
      user_data: {
        ph: [hashed(sale.mobile.replace('+', ''))],
        ...(sale.email && { em: [hashed(sale.email)] }),
        external_id: [hashed(pseudonym(sale, secrets))],
      },
      custom_data: {
        currency: CURRENCY,
        value: valueOf(sale),
        content_type: 'product',
        contents: sale.lines.map(line => ({
          id: itemOf(line),
          quantity: line.units,
          item_price: toPounds(Math.round(line.net / line.units)),
        })),
      },
    },
  ],
});

const valueOf = ({ lines }: Sale) => toPounds(sumPiastres(lines.map(({ net }) => net)));

/** As the feeds call it, so that the services know the goods. */
const itemOf = ({ productId, optionNames, variantId }: SoldLine) =>
  itemId({ id: productId, optionNames }, variantId);

/** Two numbers with a dot, as a browser's id looks there. */
function pseudonym({ userId }: Sale, secrets: Ctx['secrets']): string {
  const bytes = Buffer.from(secrets.sign(String(userId), 'analytics'), 'base64url');
  return `${bytes.readUInt32BE(0)}.${bytes.readUInt32BE(4)}`;
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
