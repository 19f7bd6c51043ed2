import { createContext } from 'react-router';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';

/** How a page's data is asked for: in this process while the server renders, by `fetch` in the browser. */
export interface PublicCalls {
  get<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<CallBody<C>>;
  /** Told of a call whose list then stays empty [DATA-5]. */
  failed(call: AnyCall, error: unknown): void;
}

/** Set by the server for each rendering (server/ssr.ts). */
export const guestApi = createContext<PublicCalls>();
