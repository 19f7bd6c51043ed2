import type * as z from 'zod/mini';
import type { Permission } from './permission.ts';
import type { Account, Viewer } from './viewer.ts';

/**
 * Who may make a call: anyone, any account that is signed in, a buyer (role `user`), or accounts with that permission.
 */
export type Access = 'anyone' | 'account' | 'buyer' | Permission;

/** What strangers could ask for without end. */
export type BudgetName = 'reading' | 'searching' | 'placing' | 'printing';

/** One HTTP call, declared once: validation, reply, document, typed client and tests all come from here. */
export interface Call<In extends z.ZodMiniType = z.ZodMiniType, Out extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The full path; `:name` takes the input's field of that name. */
  path: `/api/web/${string}`;
  access: Access;
  summary: string;
  input: In;
  /** The reply's `body`. A field that is not declared never leaves the server. */
  output: Out;
  /**
   * The caller has given the password, and the second factor if there is one, within the last ten minutes: a stolen
   * token alone must not make this call. Otherwise it is refused with `confirmation_needed`.
   */
  confirmed?: true;
  /** Of which budget of the caller one is spent (src/server/spend-budget.ts). */
  budget?: BudgetName;
  /** While the shop is attacked, the call is refused with `proof_needed` until its program has worked for it (src/server/brake.ts). */
  braked?: true;
  /** Codes in addition to the general ones. */
  refusals?: readonly string[];
  /**
   * The request's body is a file of at most this many bytes, the input's field `file`. Other fields are in the query.
   */
  carries?: { fileUpTo: number };
  /** The reply is not JSON: a download (the output is a `repliedFile`), or a stream of events (`repliedEvents`). */
  replies?: 'file' | 'events';
}

export type AnyCall = Call;
export type CallInput<C extends AnyCall> = z.output<C['input']>;
export type CallRequest<C extends AnyCall> = z.input<C['input']>;
export type CallBody<C extends AnyCall> = z.output<C['output']>;
export type ViewerOf<C extends AnyCall> = C['access'] extends 'anyone' ? Viewer : Account;

export function defineCall<const A extends Access, In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  call: Call<In, Out> & { access: A },
): Call<In, Out> & { access: A } {
  return call;
}

/** The URL and JSON body that carry an input: path fields first, the rest as query (GET, DELETE) or body. */
export function encodeCall(call: AnyCall, input: Record<string, unknown>): { url: string; body?: string } {
  const rest = { ...input };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (call.method === 'POST' || call.method === 'PUT') return { url: path, body: JSON.stringify(rest) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) query.append(name, String(value));
  const text = query.toString();
  return { url: text ? `${path}?${text}` : path };
}

/** The URL of a call that carries a file: the URL has the other fields. */
export function urlBesideFile(call: AnyCall, { file: _, ...input }: Record<string, unknown>): string {
  return encodeCall({ ...call, method: 'GET' }, input).url;
}
