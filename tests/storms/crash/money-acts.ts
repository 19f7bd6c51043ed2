import { handleGatewayWebhook } from '#modules/payments/server/handle-gateway-webhook.ts';
import { PAYOUT_STEPS } from '#modules/payouts/payout.ts';
import { movePayout } from '#modules/payouts/server/batches/move-payout.ts';
import { sendTender } from '#modules/refunds/server/send-tender.ts';
import type { Clock } from '#platform/clock.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { PaymobConfig } from '#platform/server/config/gateways.ts';
import type { Account } from '#platform/viewer.ts';
import { type Engine, openEngine } from '../../support/engine.ts';
import { type Boundary, strikeAnywhere } from './strike.ts';

/** What moves money, as data that another process understands. */
export type Act =
  | { does: 'capture'; orderId: number; paymentId: number; body: string; hmac: string }
  | { does: 'refund'; orderId: number; paymentId: number; refundId: number; amount: number }
  | { does: 'pay out'; payoutId: number; merchantId: number; approver: Account };

export const ACTS = ['capture', 'refund', 'pay out'] as const satisfies readonly Act['does'][];

/** Use cases of a shop that has an account with this gateway. */
export async function openTillEngine(url: string, paymob: PaymobConfig, clock?: Clock): Promise<Engine> {
  const engine = await openEngine(url, clock);
  return { ...engine, ctx: { ...engine.ctx, config: { ...engine.ctx.config, paymob } } };
}

/** Does it, or what is left of it to be done. */
export async function perform({ ctx }: Engine, act: Act): Promise<void> {
  if (act.does === 'refund') return sendTender(ctx, act.refundId);
  if (act.does === 'capture') {
    await handleGatewayWebhook(ctx, {
      provider: 'paymob',
      file: new Uint8Array(Buffer.from(act.body)),
      hmac: act.hmac,
    });
    return;
  }
  const caller = { viewer: act.approver, requestId: 'crash', address: '127.0.0.1', device: 'test' };
  for (const step of PAYOUT_STEPS.filter(each => each !== 'fail'))
    await movePayout(ctx, { payoutId: act.payoutId, step, note: 'bank 1' }, caller).catch(unlessDone);
}

/** A second try finds that the step was taken. */
function unlessDone(error: unknown): void {
  if (!isRefusal(error) || error.code !== 'not_possible_now') throw error;
}

/** The task of the child process, as JSON in its only argument. */
export interface Task {
  url: string;
  paymob: PaymobConfig;
  act: Act;
  dies: Boundary;
}

// As a program it moves money once, and goes as in a power cut on the way.
if (import.meta.main) {
  const { url, paymob, act, dies } = JSON.parse(process.argv[2] ?? '') as Task;
  const engine = await openTillEngine(url, paymob);
  strikeAnywhere(dies, async () => {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  });
  await perform(engine, act);
  // Nothing struck it: its connections would keep it alive for ever.
  process.exit(0);
}
