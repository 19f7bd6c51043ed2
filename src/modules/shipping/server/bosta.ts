import * as z from 'zod/mini';
import { fromPounds } from '#platform/money.ts';
import type { BostaConfig } from '#platform/server/config/gateways.ts';
import { BOSTA_CITY, BOSTA_DELIVER, bostaCondition, bostaReason, bostaState } from '../bosta-codes.ts';
import { bostaDelivery } from '../bosta-delivery.ts';
import { readBostaWebhook } from '../bosta-webhook.ts';
import { type Booking, type Courier, CourierRefused, type Report } from '../courier.ts';
import { askBosta } from './ask-bosta.ts';

/** Egypt, in Bosta's list of countries. */
const COUNTRY = '60e4482c7cb7d4bc4849c4d5';

const named = z.object({
  trackingNumber: z.coerce.string(),
  businessReference: z.optional(z.nullable(z.string())),
});
const found = z.object({ deliveries: z.optional(z.array(named)), list: z.optional(z.array(named)) });
const cities = z.object({
  list: z.array(z.object({ _id: z.string(), name: z.string(), code: z.optional(z.string()) })),
});
const delivery = z.object({
  trackingNumber: z.coerce.string(),
  type: z.optional(z.object({ code: z.int() })),
  state: z.object({
    code: z.int(),
    deliveryTime: z.optional(z.nullable(z.coerce.date())),
    /** The newest last. */
    exception: z.optional(z.array(z.object({ code: z.int() }))),
  }),
  cod: z.optional(z.nullable(z.number())),
  attemptsCount: z.optional(z.int()),
});

/** Bosta, with parcels picked up at the account's default location. `webhookUrl` receives its messages. */
export function bosta(account: BostaConfig, webhookUrl: string): Courier {
  const track = async (trackingNumber: string): Promise<Report | null> => {
    const answer = await askBosta(account, { method: 'GET', path: at(trackingNumber) }, delivery);
    return answer && answer.trackingNumber === trackingNumber ? reportOf(answer) : null;
  };
  return {
    name: 'bosta',
    async book(booking) {
      const city = await cityOf(account, booking).catch(nothingBooked);
      const body = bostaDelivery(booking, { city, webhookUrl, webhookSecret: account.webhookSecret });
      const made = await askBosta(account, { method: 'POST', path: '/deliveries?apiVersion=1', body }, named);
      if (!made) throw new CourierRefused('Bosta knows no such call');
      return made.trackingNumber;
    },
    async find(reference) {
      const body = { businessReference: reference, limit: 10 };
      const all = await askBosta(account, { method: 'POST', path: '/deliveries/search', body }, found);
      const deliveries = all?.deliveries ?? all?.list ?? [];
      return deliveries.find(each => each.businessReference === reference)?.trackingNumber ?? null;
    },
    track,
    async cancel(trackingNumber) {
      const report = await track(trackingNumber);
      if (!report || report.state === 'cancelled') return 'cancelled';
      if (report.state !== 'booked') return 'too_late';
      await askBosta(account, { method: 'DELETE', path: `${at(trackingNumber)}/terminate` }, z.unknown());
      return 'cancelled';
    },
    parseWebhook: readBostaWebhook,
  };
}

const at = (trackingNumber: string) => `/deliveries/business/${encodeURIComponent(trackingNumber)}`;

/** Bosta wants its own id of a city besides the name of a district. */
async function cityOf(
  account: BostaConfig,
  { governorateId }: Booking,
): Promise<{ id: string; name: string }> {
  const list = await askBosta(account, { method: 'GET', path: `/cities?countryId=${COUNTRY}` }, cities);
  const city = list?.list.find(({ code }) => code !== undefined && code === BOSTA_CITY[governorateId]);
  if (!city) throw new CourierRefused(`Bosta does not serve governorate ${governorateId}`);
  const { _id: id, name } = city;
  return { id, name };
}

/** A failure before the booking request has booked nothing. */
function nothingBooked(error: Error): never {
  throw new CourierRefused(error.message);
}

function reportOf({
  trackingNumber,
  type,
  state,
  cod,
  attemptsCount = 0,
}: z.output<typeof delivery>): Report {
  const canonical = bostaState(state.code, type?.code ?? BOSTA_DELIVER);
  const exceptions = (state.exception ?? []).map(({ code }) => code);
  return {
    trackingNumber,
    state: canonical,
    reportId: [trackingNumber, canonical, attemptsCount].join(':'),
    attempts: attemptsCount,
    at: state.deliveryTime ?? null,
    reason: bostaReason(canonical, exceptions),
    collected: canonical === 'delivered' ? fromPounds(cod ?? 0) : null,
    condition: canonical === 'returned' ? bostaCondition(exceptions) : null,
  };
}
