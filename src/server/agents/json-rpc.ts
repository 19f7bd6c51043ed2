import * as z from 'zod/mini';

/** A request of JSON-RPC 2.0; without an id it is a notification, which gets no answer. */
const requestShape = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.int()])),
  method: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
});
export type RpcRequest = z.output<typeof requestShape>;

export const RPC_ERRORS = {
  invalid_request: -32_600,
  method_not_found: -32_601,
  invalid_params: -32_602,
} as const;

/** Says that a request could not be understood; what was understood and refused is an answer like others. */
export class RpcError extends Error {
  readonly code: number;

  constructor(kind: keyof typeof RPC_ERRORS, message: string) {
    super(message);
    this.code = RPC_ERRORS[kind];
  }
}

/** Null: no such request. */
export function rpcRequest(body: unknown): RpcRequest | null {
  const parsed = requestShape.safeParse(body);
  return parsed.success ? parsed.data : null;
}

export const rpcResult = (id: RpcRequest['id'], result: unknown) => ({ jsonrpc: '2.0', id, result });

export const rpcFailure = (id: RpcRequest['id'], { code, message }: Pick<RpcError, 'code' | 'message'>) => ({
  jsonrpc: '2.0',
  id: id ?? null,
  error: { code, message },
});
