import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Consent } from '../../user.ts';
import { findConsents, insertConsent, lockDecision } from './queries.ts';

const MARKETING = 'marketing';

interface Consents {
  marketing: boolean;
  consents: Consent[];
}

/** The account's consents, newest first; messages with offers are sent only with consent. */
export async function listConsents(ctx: Ctx, userId: number): Promise<Consents> {
  const consents = await findConsents(ctx.db, userId);
  const latest = consents.find(({ purpose }) => purpose === MARKETING);
  return { marketing: latest?.decision === 'given', consents };
}

/** Records the choice; repeating it records nothing. */
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
