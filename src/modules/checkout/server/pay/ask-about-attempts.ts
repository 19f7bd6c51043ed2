import type { Payment } from '#modules/payments/attempt.ts';
import { listAttempts } from '#modules/payments/server/attempts.ts';
import { inquire } from '#modules/payments/server/inquire.ts';
import { known } from '#modules/payments/server/known-payment.ts';
import { openProvider, throughCircuit } from '#modules/payments/server/providers.ts';
import { OPEN_STATUSES } from '#modules/payments/transitions.ts';
import type { Ctx } from '#platform/server/context.ts';

/**
 * Inquires about every attempt on an order that may still bring money, and records the answers: `paid` if money came
 * from one. Throws if a provider cannot be asked, because then nobody knows.
 */
export async function askAboutAttempts(ctx: Ctx, orderId: number): Promise<'paid' | 'unpaid'> {
  const attempts = await listAttempts(ctx.db, orderId);
  let found: 'paid' | 'unpaid' = 'unpaid';
  for (const attempt of attempts.filter(mayBringMoney))
    if ((await inquire(ctx, attempt)) === 'captured') found = 'paid';
  return found;
}

/** Voids the unpaid attempts; `paid` if one of them was paid meanwhile. */
export async function voidAttempts(ctx: Ctx, attempts: readonly Payment[]): Promise<'paid' | 'void'> {
  for (const attempt of attempts.filter(each => each.providerReference !== null)) {
    const provider = openProvider(ctx.config, attempt.provider);
    if (!provider || (await throughCircuit(ctx, provider).void(known(attempt))) !== 'too_late') continue;
    if ((await inquire(ctx, attempt)) === 'captured') return 'paid';
  }
  return 'void';
}

/** A declined card may have succeeded on the second try, on the same page. */
export function mayBringMoney({ status, askedAt }: Payment): boolean {
  return askedAt !== null && (OPEN_STATUSES.has(status) || status === 'failed');
}
