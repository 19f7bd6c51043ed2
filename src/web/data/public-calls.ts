import { createContext } from 'react-router';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { api } from './api.ts';

/** How a page fetches its data: by `fetch` in the browser, within the process while the server renders. */
export interface PublicCalls {
  get<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<CallBody<C>>;
  /** Called for a failed call, whose list then stays empty [DATA-5]. */
  failed(call: AnyCall, error: unknown): void;
}

const browserCalls: PublicCalls = {
  get: api,
  failed: (call, error) => console.error(`${call.path} failed`, error),
};

/** The browser's calls, unless the server replaces them (entry.server.tsx). */
export const publicCalls = createContext<PublicCalls>(browserCalls);
