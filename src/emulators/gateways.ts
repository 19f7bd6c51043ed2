import type { FastifyInstance } from 'fastify';
import { whatsappReports } from '#modules/notifications/calls.ts';
import { gatewayCallback } from '#modules/payments/calls.ts';
import { SANDBOX_PATH } from '#modules/payments/sandbox.ts';
import { SECOND } from '#platform/clock.ts';
import type { Config } from '#platform/server/config/config.ts';
import { diskStorage, type Storage } from '#platform/server/storage/storage.ts';
import { emulateAnalytics } from './emulate-analytics.ts';
import { emulateEta } from './eta/emulate-eta.ts';
import { emulateFawry } from './fawry/emulate-fawry.ts';
import type { Answering } from './local-server.ts';
import type { Message, Outbox } from './outbox.ts';
import { emulatePaymob } from './paymob/emulate-paymob.ts';
import type { SavedBooks } from './saved-books.ts';
import { emulateWhatsapp } from './whatsapp/emulate-whatsapp.ts';

export interface Gateways {
  /** The config with the emulators' accounts where there were none. */
  config: Config;
  /** Serves their pages under the shop's address, and lets them send messages to the shop. */
  mount(http: FastifyInstance): void;
  close(): Promise<void>;
}

/** Emulates the gateways for which there are no keys. */
export async function openGateways(config: Config): Promise<Gateways> {
  const storage = diskStorage(`${config.dataDir}/sandbox-gateways`);
  const shop: { http: FastifyInstance | null } = { http: null };
  const deliver = async ({ url, body, headers: own }: Message) => {
    const { pathname, search } = new URL(url);
    const headers = { 'content-type': 'application/json', ...own };
    await shop.http?.inject({ method: 'POST', url: pathname + search, payload: body, headers });
  };
  const notificationUrl = config.publicUrl + gatewayCallback.path.replace(':provider', 'fawry');
  const paymob = config.paymob ? null : await emulatePaymob(deliver, fileIn(storage, 'paymob.json'));
  const savedBooks = fileIn(storage, 'fawry.json');
  const fawry = config.fawry ? null : await emulateFawry({ deliver, notificationUrl, savedBooks });
  const eta = config.eta ? null : await emulateEta(fileIn(storage, 'eta.json'));
  const webhookUrl = config.publicUrl + whatsappReports.path;
  const whatsapp = config.whatsapp
    ? null
    : await emulateWhatsapp({ deliver, webhookUrl, follows: ['sent', 'delivered'] });
  const { google, meta } = config.analytics;
  const analytics = google && meta ? null : await emulateAnalytics();
  const gateways = { paymob, fawry };
  return {
    config: {
      ...config,
      // Relative, so that people who visit the shop from another machine stay there.
      paymob: paymob ? { ...paymob.account, checkoutUrl: `${SANDBOX_PATH}/paymob` } : config.paymob,
      fawry: fawry?.account ?? config.fawry,
      whatsapp: whatsapp?.account ?? config.whatsapp,
      analytics: { google: google ?? analytics?.google ?? null, meta: meta ?? analytics?.meta ?? null },
      eta: eta ? { ...eta.config, portalUrl: `${config.publicUrl}${SANDBOX_PATH}/eta` } : config.eta,
    },
    mount(http) {
      shop.http = http;
      for (const [name, gateway] of Object.entries(gateways))
        if (gateway) showPages(http, `${SANDBOX_PATH}/${name}`, { ...gateway, publicUrl: config.publicUrl });
      if (eta) showReceipts(http, eta);
    },
    close: async () => {
      await Promise.all([
        paymob?.close(),
        fawry?.close(),
        eta?.close(),
        whatsapp?.close(),
        analytics?.close(),
      ]);
    },
  };
}

function showReceipts(http: FastifyInstance, eta: Awaited<ReturnType<typeof emulateEta>>): void {
  const url = `${SANDBOX_PATH}/eta/receipts/search/:uuid/share/:time`;
  http.get<{ Params: { uuid: string } }>(url, (request, reply) => {
    const { status, headers, body } = eta.showReceipt(request.params.uuid);
    return reply.code(status).headers(headers).send(body);
  });
}

function fileIn(storage: Storage, name: string): SavedBooks {
  return {
    read: async () => (await storage.get(name))?.toString() ?? null,
    write: text => storage.put(name, Buffer.from(text)),
  };
}

/** How late a delayed message arrives. */
const DELAY = 15 * SECOND;

interface Shown {
  answering: Answering;
  outbox: Outbox;
  publicUrl: string;
}

function showPages(http: FastifyInstance, prefix: string, { answering, outbox, publicUrl }: Shown) {
  http.register(async pages => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    pages.route({
      method: ['GET', 'POST'],
      url: `${prefix}/*`,
      handler: async (request, reply) => {
        const { pathname, searchParams } = new URL(request.url, publicUrl);
        const { status, headers, body } = await answering({
          method: request.method,
          path: pathname.slice(prefix.length),
          query: searchParams,
          authorization: '',
          body: typeof request.body === 'string' ? request.body : '',
        });
        if (request.method === 'POST') setTimeout(() => void outbox.release('as_sent'), DELAY).unref();
        const location = headers.location?.replace(publicUrl, '');
        return reply
          .code(status)
          .headers({ ...headers, ...(location && { location }) })
          .send(body);
      },
    });
  });
}
