import { placeOrder } from '#modules/checkout/server/place-order.ts';
import type { Account } from '#platform/viewer.ts';
import { type Engine, openEngine } from '../../support/engine.ts';
import { type Boundary, strikeAt } from './strike.ts';

export interface Order {
  viewer: Account;
  request: Parameters<typeof placeOrder>[1];
}
export type Reply = Awaited<ReturnType<typeof placeOrder>>;

/** The task of the child process, as JSON in its only argument. */
export interface Task {
  url: string;
  order: Order;
  dies: Boundary;
}

export function send({ ctx }: Engine, { request, viewer }: Order): Promise<Reply> {
  return placeOrder(ctx, request, { viewer, requestId: 'crash', address: '127.0.0.1', device: 'test' });
}

// As a program it places one order, and goes as in a power cut on the way; beyond the last statement it never comes to
// say that it has.
if (import.meta.main) {
  const { url, order, dies } = JSON.parse(process.argv[2] ?? '') as Task;
  const engine = await openEngine(url);
  strikeAt(dies, async () => {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  });
  await send(engine, order);
}
