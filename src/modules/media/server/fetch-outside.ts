import { lookup as resolveName } from 'node:dns';
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SECOND } from '#platform/clock.ts';
import { LARGEST_PICTURE } from '../picture.ts';
import { mediaRefusal } from '../text.ts';
import { isInner } from './inner-addresses.ts';

const MOST_REDIRECTS = 3;
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/** What tests replace, as no test may ask the internet. */
export interface Outside {
  resolve: typeof resolveName;
  mayReach: (address: string) => boolean;
  ports: ReadonlySet<string>;
  /** Milliseconds for the name, the answer to its last byte and all redirects together. */
  patience: number;
}

const INTERNET: Outside = {
  resolve: resolveName,
  mayReach: address => !isInner(address),
  ports: PORTS,
  patience: 10 * SECOND,
};

/**
 * The bytes at an address that somebody else wrote. Connects only to public addresses: the name is resolved once, each
 * address is checked, and the connection is made to a checked one, so that a name cannot turn inward in between. Each
 * redirect is checked in the same way. Refuses with `picture_not_reached` or `picture_too_heavy`.
 */
export async function fetchOutside(address: string, outside: Outside = INTERNET): Promise<Buffer> {
  const signal = AbortSignal.timeout(outside.patience);
  let url = URL.parse(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await ask(url, { signal, outside });
    const next = response.headers.location;
    if (!isRedirect(response.statusCode) || next === undefined) return readAll(response);
    response.destroy();
    url = url && URL.parse(next, url);
  }
  throw mediaRefusal('picture_not_reached');
}

const isRedirect = (status: number | undefined) => status !== undefined && status >= 300 && status < 400;

interface Request {
  signal: AbortSignal;
  outside: Outside;
}

function ask(url: URL | null, { signal, outside }: Request): Promise<IncomingMessage> {
  if (!url || !mayAsk(url, outside)) throw mediaRefusal('picture_not_reached');
  const options: RequestOptions = {
    signal,
    agent: false,
    lookup: checkedLookup(outside),
    headers: { accept: 'image/*', 'user-agent': 'Wekala (pictures of products)' },
  };
  const reply = Promise.withResolvers<IncomingMessage>();
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  get(url, options, reply.resolve).on('error', () => reply.reject(mediaRefusal('picture_not_reached')));
  return reply.promise;
}

/** A number in the address is never resolved, so it is checked here. */
function mayAsk({ protocol, hostname, port, username, password }: URL, outside: Outside): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    outside.ports.has(port) &&
    username === '' &&
    password === '' &&
    (isIP(host) === 0 || outside.mayReach(host))
  );
}

/** Refuses a name of which any address is an inner one. */
const checkedLookup =
  ({ resolve, mayReach }: Outside): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) done(error ?? new Error('no address'), []);
      else if (!found.every(({ address }) => mayReach(address))) done(new Error('an inner address'), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });

async function readAll(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw mediaRefusal('picture_not_reached');
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      size += part.length;
      if (size > LARGEST_PICTURE) throw mediaRefusal('picture_too_heavy');
      parts.push(part);
    }
  } catch (error) {
    if (size > LARGEST_PICTURE) throw error;
    throw mediaRefusal('picture_not_reached');
  }
  return Buffer.concat(parts);
}
