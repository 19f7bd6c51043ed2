import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { BOSTA_CITY } from '#modules/shipping/bosta-codes.ts';

/** One call's answer that never comes: `before` it was done or `after`. `error` is a 500 after it was done. */
export type Trouble = 'lost_before' | 'lost_after' | 'error' | 'down';

export interface Delivery {
  _id: string;
  trackingNumber: string;
  businessReference: string;
  type: { code: number; value: string };
  state: {
    code: number;
    value: string;
    deliveryTime: string | null;
    exception: { code: number; reason: string }[];
  };
  cod: number;
  attemptsCount: number;
  booking: Booking;
}

/** A webhook as it will be posted. */
export interface Message {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

interface Booking {
  type?: number;
  cod?: number;
  businessReference?: string;
  webhookUrl?: string;
  webhookCustomHeaders?: Record<string, string>;
  dropOffAddress?: Record<string, string>;
  pickupAddress?: Record<string, string>;
  receiver?: Record<string, string>;
  [more: string]: unknown;
}

const CITIES = Object.values(BOSTA_CITY).map(code => ({ _id: `city-${code}`, name: `City ${code}`, code }));
const WORDS: Readonly<Record<number, string>> = { 20: 'RTO', 25: 'CUSTOMER_RETURN_PICKUP' };
const [DELIVERED, EXCEPTION, TERMINATED] = [45, 47, 48];

/**
 * Bosta as docs/egypt.md, Bosta describes it, on a port of this machine: the same calls, the same bodies, no `Bearer`,
 * webhooks without a signature. Tests make things happen with `happen`, and take its webhooks from `messages` to post
 * them late, twice, in another order, changed or not at all.
 */
export async function startBosta() {
  const apiKey = randomBytes(12).toString('hex');
  const deliveries: Delivery[] = [];
  const messages: Message[] = [];
  const troubles: { path: string; trouble: Trouble }[] = [];
  const calls: string[] = [];
  let clock = Date.parse('2026-03-01T09:00:00Z');

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  afterAll(() => void server.close());

  async function serve(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const path = (request.url ?? '').replace(/^\/api\/v2/, '');
    const call = `${request.method} ${path}`;
    calls.push(call);
    const at = troubles.findIndex(each => call.startsWith(each.path));
    const trouble = at < 0 ? undefined : troubles.splice(at, 1)[0]?.trouble;
    if (trouble === 'lost_before') return request.socket.destroy();
    if (trouble === 'down') return reply(response, 400, { success: false, message: 'Try again later' });
    const [status, body] =
      request.headers.authorization === apiKey
        ? answer(call, text === '' ? {} : (JSON.parse(text) as Booking))
        : [401, { success: false, message: 'Unauthorized', errorCode: 1001 }];
    if (trouble === 'lost_after') return request.socket.destroy();
    reply(response, trouble === 'error' ? 500 : status, trouble === 'error' ? {} : body);
  }

  function answer(call: string, booking: Booking): [number, unknown] {
    if (call === 'POST /deliveries?apiVersion=1') return create(booking);
    if (call === 'POST /deliveries/search') {
      const list = deliveries.filter(each => each.businessReference === booking.businessReference);
      return ok({ deliveries: list.map(({ booking: _, ...rest }) => rest), count: list.length });
    }
    if (call.startsWith('GET /cities?countryId=')) return ok({ list: CITIES });
    const [, verb, number, more] =
      /^(GET|DELETE) \/deliveries\/business\/(\w+)(\/terminate)?$/.exec(call) ?? [];
    const delivery = deliveries.find(each => each.trackingNumber === number);
    if (!delivery) return [404, { success: false, message: 'Delivery not found', errorCode: 1036 }];
    if (verb === 'GET' && !more) {
      const { booking: _, ...rest } = delivery;
      return ok(rest);
    }
    if (delivery.state.code !== 10) return [400, { success: false, message: 'Cannot be terminated' }];
    move(delivery, TERMINATED);
    return ok(null);
  }

  function create(booking: Booking): [number, unknown] {
    const fault = faultOf(booking);
    if (fault) return [400, { success: false, message: fault, errorCode: 3001 }];
    const delivery: Delivery = {
      _id: randomBytes(10).toString('hex'),
      trackingNumber: String(7_000_000 + deliveries.length),
      businessReference: String(booking.businessReference),
      type: booking.type === 25 ? { code: 25, value: 'Customer Return Pickup' } : { code: 10, value: 'Send' },
      state: { code: 10, value: 'Pickup requested', deliveryTime: null, exception: [] },
      cod: Number(booking.cod),
      attemptsCount: 0,
      booking,
    };
    deliveries.push(delivery);
    const { _id, trackingNumber, state } = delivery;
    return ok({ _id, trackingNumber, businessReference: delivery.businessReference, state });
  }

  /** Changes the state, and writes the webhook that reports it. */
  function move(delivery: Delivery, code: number, exception?: number) {
    clock += 60_000;
    const { _id, booking, state } = delivery;
    state.code = code;
    if (exception !== undefined) state.exception.push({ code: exception, reason: `Exception ${exception}` });
    if (code === EXCEPTION) delivery.attemptsCount += 1;
    if (code === DELIVERED) state.deliveryTime = new Date(clock).toISOString();
    messages.push({
      url: String(booking.webhookUrl),
      headers: { ...booking.webhookCustomHeaders },
      body: {
        _id,
        trackingNumber: delivery.trackingNumber,
        state: code,
        type: WORDS[delivery.type.code] ?? 'SEND',
        ...(code === DELIVERED ? { cod: delivery.cod } : {}),
        timeStamp: clock,
        isConfirmedDelivery: code === DELIVERED,
        ...(exception === undefined
          ? {}
          : { exceptionCode: exception, exceptionReason: `Exception ${exception}` }),
        businessReference: delivery.businessReference,
        numberOfAttempts: delivery.attemptsCount,
      },
    });
  }

  const find = (trackingNumber: string) => {
    const delivery = deliveries.find(each => each.trackingNumber === trackingNumber);
    if (!delivery) throw new Error(`no delivery ${trackingNumber}`);
    return delivery;
  };

  return {
    env: {
      BOSTA_API_KEY: apiKey,
      BOSTA_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
      BOSTA_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`,
    },
    deliveries,
    messages,
    /** `METHOD /path` of each call that came. */
    calls,
    /** The next call whose `METHOD /path` begins so goes wrong. */
    spoil: (path: string, trouble: Trouble) => void troubles.push({ path, trouble }),
    happen: (trackingNumber: string, code: number, exception?: number) =>
      move(find(trackingNumber), code, exception),
    /** No further attempt: from now on it is on its way back. */
    turnBack: (trackingNumber: string) => void (find(trackingNumber).type = { code: 20, value: 'RTO' }),
    find,
  };
}

const ok = (data: unknown): [number, unknown] => [
  200,
  { success: true, message: 'Done successfully.', data },
];

function reply(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function faultOf({ type, cod, businessReference, receiver = {}, ...booking }: Booking): string | null {
  if (type !== 10 && type !== 25) return 'Unknown type';
  const { [type === 25 ? 'pickupAddress' : 'dropOffAddress']: place = {} } = booking;
  if (typeof cod !== 'number' || cod < 0) return 'cod must be a number of pounds';
  if (!businessReference) return 'businessReference is missing';
  if (!CITIES.some(({ code, name }) => place.cityId === `city-${code}` && place.city === name))
    return 'City Not Found';
  if (!place.districtName) return 'District Not Found';
  if ((place.firstLine ?? '').length <= 5) return 'firstLine is too short';
  if (!receiver.firstName || !/^01[0125]\d{8}$/.test(receiver.phone ?? '')) return 'Invalid receiver';
  return null;
}
