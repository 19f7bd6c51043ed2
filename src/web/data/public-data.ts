import { data, type LoaderFunctionArgs } from 'react-router';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type PublicCalls, publicCalls } from './public-calls.ts';

/** Shop data older than this is fetched again [DATA-1]. */
const SHOP_DATA_LIFETIME = 10 * MINUTE;

export interface Source {
  get: PublicCalls['get'];
  /** A failed call is logged and returns `otherwise`: its list is empty, and the rest of the page works [DATA-5]. */
  getOr<C extends AnyCall>(call: C, input: CallRequest<C>, otherwise: CallBody<C>): Promise<CallBody<C>>;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

type Load<T> = (source: Source) => Promise<T>;

/** The loader of a public page, the same on the server (always for a guest) and in the browser. */
export function publicLoader<T>(load: Load<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const calls = context.get(publicCalls);
    const source: Source = {
      get: calls.get,
      getOr: (call, input, otherwise) =>
        calls.get(call, input).catch((error: unknown) => {
          // A shop that cannot answer must not look like one without goods.
          if ((error as { code?: string }).code === 'unavailable') throw error;
          calls.failed(call, error);
          return otherwise;
        }),
      params,
      url: new URL(request.url),
    };
    return load(source).catch((error: unknown) => {
      throw pageOf(error);
    });
  };
}

/** A refusal for a missing or malformed id means that the page does not exist; the router shows it by its status. */
function pageOf(error: unknown): unknown {
  if (!isRefusal(error) || error.status >= 500) return error;
  const { code, message, status } = error;
  return data({ code, message }, { status: status === 400 ? 404 : status });
}

const STORED = { timestamp: 'shop-data-timestamp', loaded: 'products-loaded' };
const cached = new Map<string, unknown>();

/** Stores what the shop's front shows now, so that returning within ten minutes fetches nothing. */
export function cacheShopData(name: string, shown: { products: boolean; data: unknown }) {
  if (cached.get(name) === shown.data) return;
  cached.set(name, shown.data);
  try {
    sessionStorage.setItem(STORED.timestamp, String(Date.now()));
    sessionStorage.setItem(STORED.loaded, String(shown.products));
  } catch {
    // Storage is forbidden, so the data is fetched at each visit.
  }
}

function isFresh(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(STORED.timestamp) ?? 0);
    return age <= SHOP_DATA_LIFETIME && sessionStorage.getItem(STORED.loaded) === 'true';
  } catch {
    return false;
  }
}

/**
 * A public loader that in the browser returns what `cacheShopData` stored, while it is fresh and has products [DATA-1].
 */
export function shopDataLoader<T>(name: string, load: Load<T>) {
  const loader = publicLoader(load);
  return async (args: LoaderFunctionArgs): Promise<T> =>
    cached.has(name) && isFresh() ? (cached.get(name) as T) : loader(args);
}
