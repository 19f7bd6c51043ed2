import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data } from 'react-router';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from './api.ts';
import { guestApi, type PublicCalls } from './guest-api.ts';

/** Shop data is asked for again only when older than this [DATA-1]. */
export const SHOP_DATA_LIFETIME = 10 * MINUTE;

export interface Source {
  get: PublicCalls['get'];
  /** A call that fails is logged and gives `otherwise`: its list is empty, the rest of the page works [DATA-5]. */
  getOr<C extends AnyCall>(call: C, input: CallRequest<C>, otherwise: CallBody<C>): Promise<CallBody<C>>;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

type Load<T> = (source: Source) => Promise<T>;

const browserCalls: PublicCalls = {
  get: api,
  failed: (call, error) => console.error(`${call.path} failed`, error),
};

async function run<T>(
  load: Load<T>,
  calls: PublicCalls,
  args: { params: Source['params']; request: Request },
) {
  const source: Source = {
    get: calls.get,
    getOr: (call, input, otherwise) =>
      calls.get(call, input).catch((error: unknown) => {
        calls.failed(call, error);
        return otherwise;
      }),
    params: args.params,
    url: new URL(args.request.url),
  };
  try {
    return await load(source);
  } catch (error) {
    // What is not there is a page of its own; the router shows it by the status.
    if (error instanceof Refusal && error.status < 500) {
      throw data(
        { code: error.code, message: error.message },
        { status: error.status === 400 ? 404 : error.status },
      );
    }
    throw error;
  }
}

/** The loader of a public page: rendered for a guest, always. */
export function publicLoader<T>(load: Load<T>) {
  return (args: LoaderFunctionArgs) => run(load, args.context.get(guestApi), args);
}

/** The same page's data in the browser, asked for at each navigation. */
export function publicClientLoader<T>(load: Load<T>) {
  return (args: ClientLoaderFunctionArgs) => run(load, browserCalls, args);
}

const keptSince = { key: 'shop-data-timestamp', flag: 'products-loaded' };
const kept = new Map<string, unknown>();

/** Remembers what a page shows now, so that coming back to it within ten minutes asks for nothing. */
export function keepShopData(name: string, shown: { products: boolean; data: unknown }) {
  kept.set(name, shown.data);
  sessionStorage.setItem(keptSince.key, String(Date.now()));
  sessionStorage.setItem(keptSince.flag, String(shown.products));
}

function isFresh(): boolean {
  const age = Date.now() - Number(sessionStorage.getItem(keptSince.key) ?? 0);
  return age <= SHOP_DATA_LIFETIME && sessionStorage.getItem(keptSince.flag) === 'true';
}

/** The data of the shop's front: what was kept by `keepShopData` while it is fresh and holds products, else a new load. */
export function shopDataClientLoader<T>(name: string, load: Load<T>) {
  return async (args: ClientLoaderFunctionArgs) => {
    if (kept.has(name) && isFresh()) return kept.get(name) as T;
    return run(load, browserCalls, args);
  };
}
