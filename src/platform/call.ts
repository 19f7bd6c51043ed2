import type * as z from 'zod/mini';
import type { Permission } from './permission.ts';
import type { Account, Viewer } from './viewer.ts';

/** Who may make a call: anyone, any signed-in account, a buyer (role `user`), or who has that permission. */
export type Access = 'anyone' | 'account' | 'buyer' | Permission;

/** One HTTP call, declared once: validation, reply, document, typed client and tests all come from here. */
export interface Call<In extends z.ZodMiniType = z.ZodMiniType, Out extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In full; `:name` takes the input's field of that name. */
  path: `/api/web/${string}`;
  access: Access;
  summary: string;
  input: In;
  /** What stands under `body` in the reply. A field that is not declared never leaves. */
  output: Out;
  /** Codes beside the general ones. */
  refusals?: readonly string[];
  /** The request's body is a file of at most so many bytes: the input's field `file`. Its other fields are in the query. */
  carries?: { fileUpTo: number };
  /** The reply is no JSON but a download: the output is a `repliedFile`. */
  replies?: 'file';
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

/** The URL of a call that carries a file: its other fields stand there. */
export function urlBesideFile(call: AnyCall, { file: _, ...input }: Record<string, unknown>): string {
  return encodeCall({ ...call, method: 'GET' }, input).url;
}
