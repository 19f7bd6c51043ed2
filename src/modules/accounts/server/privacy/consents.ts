import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Consent } from '../../user.ts';
import { findConsents, insertConsent, lockDecision } from './queries.ts';

const MARKETING = 'marketing';

interface Consents {
  marketing: boolean;
  consents: Consent[];
}

/** What the account agreed to, newest first; messages with offers only where it asked for them. */
export async function listConsents(ctx: Ctx, userId: number): Promise<Consents> {
  const consents = await findConsents(ctx.db, userId);
  const latest = consents.find(({ purpose }) => purpose === MARKETING);
  return { marketing: latest?.decision === 'given', consents };
}

/** Notes the choice; the same choice again notes nothing. */
export async function chooseMarketing(
  ctx: Ctx,
  wanted: { decision: Consent['decision'] },
  { viewer: { userId }, address }: Caller<Account>,
): Promise<Consents> {
  const { decision } = wanted;
  await transaction(ctx, async tx => {
    const before = (await lockDecision(tx, userId, MARKETING)) ?? 'withdrawn';
    if (before === decision) return;
    await insertConsent(tx, { userId, purpose: MARKETING, decision, address, at: ctx.clock.now() });
  });
  return listConsents(ctx, userId);
}
