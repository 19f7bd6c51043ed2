import type { AnyCall, CallBody, CallInput, ViewerOf } from '../call.ts';
import type { Caller } from '../viewer.ts';
import type { Ctx } from './context.ts';

/** A call and the use case that answers it. */
export interface Route {
  call: AnyCall;
  handle(ctx: Ctx, input: unknown, caller: Caller): Promise<unknown>;
}

/** What answers a call, with the types of its declaration. */
export type UseCase<C extends AnyCall> = (
  ctx: Ctx,
  input: CallInput<C>,
  caller: Caller<ViewerOf<C>>,
) => Promise<CallBody<C>>;

/** Binds a call to its use case. */
export function route<C extends AnyCall>(call: C, handle: UseCase<C>): Route {
  return { call, handle: handle as Route['handle'] };
}
