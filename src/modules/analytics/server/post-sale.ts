import type { GoogleConfig, MetaConfig } from '#platform/server/config/analytics.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Receiver } from '../receiver.ts';
import { googleBody, metaBody, type Sale } from './sale.ts';

const TIMEOUT_MS = 8_000;

/** Tells a service of a sale; nothing if the shop has no account there. Throws if it may not have received it. */
export function postSale(ctx: Ctx, receiver: Receiver, sale: Sale): Promise<void> {
  const { google, meta } = ctx.config.analytics;
  const ask = {
    google: () => google && postGoogle(google, googleBody(sale, ctx.secrets)),
    meta: () => meta && postMeta(meta, metaBody(sale, ctx.secrets)),
  }[receiver];
  return ctx.circuits.ask(receiver, async () => void (await ask()));
}

/** It answers 204 to everything that it could read, also where it counts nothing. */
async function postGoogle({ url, measurementId, apiSecret }: GoogleConfig, body: object): Promise<void> {
  const address = new URL(`${url}/mp/collect`);
  address.searchParams.set('measurement_id', measurementId);
  address.searchParams.set('api_secret', apiSecret);
  const { status } = await post(address.href, body);
  if (status >= 300) throw new Error(`Google answered ${status}`);
}

/** The key goes in the body: addresses are written into logs. */
async function postMeta({ url, datasetId, accessToken }: MetaConfig, body: object): Promise<void> {
  const reply = await post(`${url}/${encodeURIComponent(datasetId)}/events`, {
    ...body,
    access_token: accessToken,
  });
  const answer = reply.text as { events_received?: number; error?: { code?: number } };
  if (reply.status >= 300 || answer.events_received !== 1)
    throw new Error(`Meta answered ${reply.status}, ${answer.error?.code ?? 'no code'}`);
}

async function post(url: string, body: object): Promise<{ status: number; text: unknown }> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: reply.status, text: await reply.json().catch(() => ({})) };
}
