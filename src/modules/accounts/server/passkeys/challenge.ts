import { randomBytes } from 'node:crypto';
import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { insertChallenge, takeChallenge } from './queries.ts';

/** Somebody looks for their telephone meanwhile. */
const GOOD_FOR = 5 * MINUTE;

/** What a passkey shall sign: of whoever is signed in, or with null of whoever signs in. */
export async function giveChallenge(
  ctx: Ctx,
  userId: number | null,
): Promise<{ challenge: string; shopId: string }> {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(ctx.db, { challenge, userId }, new Date(ctx.clock.now().getTime() + GOOD_FOR));
  return { challenge, shopId: shopIdOf(ctx) };
}

/** What a signature must be about: this shop, at its own address, and one challenge that nobody signed before. */
export function expectedOf(ctx: Ctx, userId: number | null) {
  return {
    expectedChallenge: (challenge: string) => takeChallenge(ctx.db, { challenge, userId }, ctx.clock.now()),
    expectedOrigin: new URL(ctx.config.publicUrl).origin,
    expectedRPID: shopIdOf(ctx),
    // The device has asked for a finger, a face or a number: that makes a passkey two factors.
    requireUserVerification: true,
  };
}

const shopIdOf = (ctx: Ctx): string => new URL(ctx.config.publicUrl).hostname;
