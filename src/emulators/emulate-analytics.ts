import { randomBytes } from 'node:crypto';
import type { GoogleConfig, MetaConfig } from '#platform/server/config/analytics.ts';
import { isSameText } from '#platform/server/same-text.ts';
import { type Answer, fieldsOf, type GatewayRequest, json, openLine } from './local-server.ts';

/** A purchase that a service has counted. */
export interface CountedSale {
  service: 'google' | 'meta';
  id: string;
  body: Readonly<Record<string, unknown>>;
}

const MOST = 1_000;

/**
 * GA4's Measurement Protocol and Meta's Conversions API on a port of this machine, as far as the shop uses them. A sale with
 * the id of one before is counted once, and what names a person in the clear is counted never.
 */
export async function emulateAnalytics() {
  const google: GoogleConfig = {
    url: '',
    measurementId: 'G-SANDBOX',
    apiSecret: secret(),
    isEmulated: true,
  };
  const meta: MetaConfig = { url: '', datasetId: '100200300', accessToken: secret(), isEmulated: true };
  const counted: CountedSale[] = [];
  /** Why what came was not counted. */
  const refused: string[] = [];
  const count = (sale: CountedSale) => {
    if (counted.some(({ service, id }) => service === sale.service && id === sale.id)) return;
    counted.push(sale);
    if (counted.length > MOST) counted.shift();
  };
  const line = await openLine(async request => {
    const parts = { request, count, refuse: (why: string) => void refused.push(why) };
    if (request.path === '/mp/collect') return answerGoogle(google, parts);
    if (request.path === `/${meta.datasetId}/events`) return answerMeta(meta, parts);
    return json(404, {});
  });
  google.url = line.url;
  meta.url = line.url;
  return { ...line, google, meta, counted, refused };
}

const secret = () => randomBytes(24).toString('hex');

interface Parts {
  request: GatewayRequest;
  count(sale: CountedSale): void;
  refuse(why: string): void;
}

/** It says nothing of what is wrong, as the real one does. */
function answerGoogle(account: GoogleConfig, { request, count, refuse }: Parts): Answer {
  const body = fieldsOf(request);
  const [event] = (body['events'] ?? []) as {
    name?: string;
    params?: { transaction_id?: string; currency?: string; value?: number };
  }[];
  const isOurs =
    request.query.get('measurement_id') === account.measurementId &&
    isSameText(request.query.get('api_secret') ?? '', account.apiSecret);
  const why =
    (!isOurs && 'unknown stream or secret') ||
    (!/^\d+\.\d+$/.test(String(body['client_id'])) && 'client_id') ||
    (!/^\d{16}$/.test(String(body['timestamp_micros'])) && 'timestamp_micros') ||
    (event?.name !== 'purchase' && 'event') ||
    (!(event?.params?.transaction_id && event.params.currency && Number(event.params.value) > 0) &&
      'params') ||
    inTheClear(request.body);
  if (why) refuse(why);
  else count({ service: 'google', id: event?.params?.transaction_id ?? '', body });
  return { status: 204, headers: {}, body: '' };
}

const HASH = /^[0-9a-f]{64}$/;

function answerMeta(account: MetaConfig, { request, count, refuse }: Parts): Answer {
  const { access_token: token, ...body } = fieldsOf(request);
  const fail = (code: number, message: string) => {
    refuse(message);
    return json(400, { error: { message, type: 'OAuthException', code } });
  };
  if (!isSameText(String(token), account.accessToken)) return fail(190, 'Invalid OAuth access token');
  const [event] = (body['data'] ?? []) as {
    event_id?: string;
    event_time?: number;
    action_source?: string;
    user_data?: Record<string, string[]>;
    custom_data?: { currency?: string; value?: number };
  }[];
  const people = Object.values(event?.user_data ?? {}).flat();
  const isWhole =
    event?.event_id &&
    event.action_source &&
    event.custom_data?.currency &&
    Number(event.custom_data.value) > 0;
  if (!isWhole || !/^\d{10}$/.test(String(event.event_time))) return fail(100, 'Invalid parameter');
  if (people.length === 0 || !people.every(each => HASH.test(each)))
    return fail(2804, 'user_data is not hashed');
  const clear = inTheClear(request.body);
  if (clear) return fail(100, clear);
  count({ service: 'meta', id: String(event.event_id), body });
  return json(200, { events_received: 1, messages: [], fbtrace_id: 'sandbox' });
}

/** A mailbox or an Egyptian mobile. */
const inTheClear = (text: string): string | false =>
  /@|(\+?20|"0)1[0125]\d{8}/.test(text) && 'somebody is named in the clear';
