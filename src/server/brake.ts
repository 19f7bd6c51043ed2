import { randomBytes } from 'node:crypto';
import { networkOf, secondsToWait } from '#modules/accounts/server/limits.ts';
import { countTry, isBraking } from '#modules/settings/server/braking.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { AnyCall } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import { type AskedProof, isSolved, PROOF } from '#platform/proof-of-work.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import { dispatchRefusal } from './text.ts';

/** A phone that is busy and badly connected has solved a challenge long before. */
const CHALLENGE_LIFE = 2 * MINUTE;

interface BrakedCall {
  call: AnyCall;
  caller: Caller;
  /** The header that the request came with. */
  proof: string | string[] | undefined;
}

/**
 * Answers a call. While the brake is on, a braked call without proof of work is refused before anything is read, with the
 * challenge to work for; each proof pays for one request.
 */
export async function behindBrake<T>(ctx: Ctx, request: BrakedCall, answer: () => Promise<T>): Promise<T> {
  if (!request.call.braked) return answer();
  const { brake } = await readSettings(ctx);
  if (brake.mode === 'off') return answer();
  const isProved = await spendProof(ctx, request);
  // A request that is repeated with its proof was counted when it came without.
  if (!isProved) countTry(ctx, 'requests', brake);
  if (!isProved && isBraking(ctx, brake))
    throw dispatchRefusal('proof_needed', { ...challengeFor(ctx, request) });
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal && FAILURES.has(error.code)) countTry(ctx, 'failures', brake);
    throw error;
  }
}

/** What guessing ends in. */
const FAILURES: ReadonlySet<string> = new Set([
  'wrong_credentials',
  'wrong_code',
  'wrong_second_code',
  'too_many_tries',
]);

const PURPOSE = 'brake';

/** A challenge is `end of life.salt.signature`; it is good for this call from this network. */
function challengeFor(ctx: Ctx, request: BrakedCall): AskedProof {
  const endsAt = ctx.clock.now().getTime() + CHALLENGE_LIFE;
  const content = `${endsAt.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return { challenge: `${content}.${ctx.secrets.sign(boundTo(request, content), PURPOSE)}`, ...PROOF };
}

const boundTo = ({ call, caller }: BrakedCall, content: string) =>
  `${call.method} ${call.path} ${networkOf(caller.address)} ${content}`;

/** Whether the request brings work for a challenge of its own that nobody has spent yet; it is spent then. */
async function spendProof(ctx: Ctx, request: BrakedCall): Promise<boolean> {
  const [challenge = '', numbers = ''] = String(request.proof ?? '').split(':');
  const [endsAt = '', salt = '', signature = ''] = challenge.split('.');
  if (!(Number.parseInt(endsAt, 36) > ctx.clock.now().getTime())) return false;
  const signed = { content: boundTo(request, `${endsAt}.${salt}`), signature };
  if (!ctx.secrets.isSigned(signed, PURPOSE) || !isSolved(challenge, numbers)) return false;
  return (await secondsToWait(ctx, 'proof', salt)) === 0;
}
