import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOSTA_CITY } from '#modules/shipping/bosta-codes.ts';
import type { BostaConfig } from '#platform/server/config/gateways.ts';

const CITIES = [...new Set(Object.values(BOSTA_CITY))].map(code => ({ _id: code, name: code, code }));

/** Bosta as far as parcels of the past are booked there. What became of each, the history says itself. */
export async function openPastCourier(): Promise<{ account: BostaConfig; close(): Promise<void> }> {
  let booked = 7_100_000;
  const answer = (path: string): object => {
    if (path.startsWith('/cities')) return { list: CITIES };
    if (path.startsWith('/deliveries/search')) return { deliveries: [] };
    booked += 1;
    return { trackingNumber: String(booked) };
  };
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, data: answer(request.url ?? '') }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const account = {
    url: `http://127.0.0.1:${port}`,
    apiKey: 'past',
    webhookSecret: 'nothing-is-told-by-webhook',
  };
  return {
    account,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
