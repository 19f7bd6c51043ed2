import type { Payment } from '#modules/payments/attempt.ts';
import { listAttempts } from '#modules/payments/server/attempts.ts';
import { inquire } from '#modules/payments/server/inquire.ts';
import { known } from '#modules/payments/server/known-payment.ts';
import { openProvider } from '#modules/payments/server/providers.ts';
import { OPEN_STATUSES } from '#modules/payments/transitions.ts';
import type { Ctx } from '#platform/server/context.ts';

/**
 * Asks what became of every attempt on an order that may still bring money, and writes down what it hears: `paid` when
 * money came of one. Throws when a provider cannot be asked: then nobody knows.
 */
export async function askAboutAttempts(ctx: Ctx, orderId: number): Promise<'paid' | 'unpaid'> {
  const attempts = await listAttempts(ctx.db, orderId);
  let found: 'paid' | 'unpaid' = 'unpaid';
  for (const attempt of attempts.filter(mayBringMoney))
    if ((await inquire(ctx, attempt)) === 'captured') found = 'paid';
  return found;
}

/** Makes the attempts worthless that nobody has paid by; `paid` when one of them was, in the meantime. */
export async function voidAttempts(ctx: Ctx, attempts: readonly Payment[]): Promise<'paid' | 'void'> {
  for (const attempt of attempts.filter(each => each.providerReference !== null)) {
    const provider = openProvider(ctx.config, attempt.provider);
    if ((await provider?.void(known(attempt))) !== 'too_late') continue;
    if ((await inquire(ctx, attempt)) === 'captured') return 'paid';
  }
  return 'void';
}

/** A card that was declined may have gone through at the second try, on the same page. */
export function mayBringMoney({ status, askedAt }: Payment): boolean {
  return askedAt !== null && (OPEN_STATUSES.has(status) || status === 'failed');
}
