import { randomBytes } from 'node:crypto';
import { networkOf, secondsToWait } from '#modules/accounts/server/limits.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { AnyCall } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import { type AskedProof, isSolved, PROOF } from '#platform/proof-of-work.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Budget } from '#platform/server/counting/budgets.ts';
import type { Caller } from '#platform/viewer.ts';
import { dispatchRefusal } from './text.ts';

/** A phone that is busy and badly connected has solved a challenge long before. */
const CHALLENGE_LIFE = 2 * MINUTE;
const WINDOW = 10 * MINUTE;

interface Asked {
  call: AnyCall;
  caller: Caller;
  /** The header that the request came with. */
  proof: string | string[] | undefined;
}

/**
 * Answers a call. While the brake is on, a braked call without proof of work is refused before anything is read, with the
 * challenge to work for; each proof pays for one request.
 */
export async function behindBrake<T>(ctx: Ctx, asked: Asked, answer: () => Promise<T>): Promise<T> {
  if (!asked.call.braked) return answer();
  const { brake } = await readSettings(ctx);
  if (brake.mode === 'off') return answer();
  const isProved = await spendProof(ctx, asked);
  // A request that is repeated with its proof was counted when it came without.
  if (!isProved) count(ctx, 'requests', brake);
  if (!isProved && isBraking(ctx, brake))
    throw dispatchRefusal('proof_needed', { ...challengeFor(ctx, asked) });
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal && FAILURES.has(error.code)) count(ctx, 'failures', brake);
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

type Brake = Settings['brake'];
type Watched = 'requests' | 'failures';

const budgetOf = (what: Watched, brake: Brake): Budget => ({
  most: brake[what],
  within: WINDOW,
  ofShop: true,
});

/** Each is counted in two windows that overlap by half, so that the end of one does not let an attack go on unbraked. */
const WINDOWS = { first: 0, second: WINDOW / 2 } as const;
const windowsOf = (ctx: Ctx, what: Watched) =>
  Object.entries(WINDOWS).map(([name, later]) => ({
    key: `brake ${what} ${name}`,
    at: new Date(ctx.clock.now().getTime() + later),
  }));

function count(ctx: Ctx, what: Watched, brake: Brake): void {
  for (const { key, at } of windowsOf(ctx, what)) ctx.budgets.spend(key, budgetOf(what, brake), at);
}

/** Whether braked calls need a proof now, as far as this process has heard. */
export function isBraking(ctx: Ctx, brake: Brake): boolean {
  if (brake.mode !== 'auto') return brake.mode === 'on';
  return (['requests', 'failures'] as const).some(what =>
    windowsOf(ctx, what).some(({ key, at }) => ctx.budgets.look(key, budgetOf(what, brake), at).left < 0),
  );
}

const PURPOSE = 'brake';

/** A challenge is `end of life.salt.signature`; it is good for this call from this network. */
function challengeFor(ctx: Ctx, asked: Asked): AskedProof {
  const endsAt = ctx.clock.now().getTime() + CHALLENGE_LIFE;
  const content = `${endsAt.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return { challenge: `${content}.${ctx.secrets.sign(boundTo(asked, content), PURPOSE)}`, ...PROOF };
}

const boundTo = ({ call, caller }: Asked, content: string) =>
  `${call.method} ${call.path} ${networkOf(caller.address)} ${content}`;

/** Whether the request brings work for a challenge of its own that nobody has spent yet; it is spent then. */
async function spendProof(ctx: Ctx, asked: Asked): Promise<boolean> {
  const [challenge = '', numbers = ''] = String(asked.proof ?? '').split(':');
  const [endsAt = '', salt = '', signature = ''] = challenge.split('.');
  if (!(Number.parseInt(endsAt, 36) > ctx.clock.now().getTime())) return false;
  const signed = { content: boundTo(asked, `${endsAt}.${salt}`), signature };
  if (!ctx.secrets.isSigned(signed, PURPOSE) || !isSolved(challenge, numbers)) return false;
  return (await secondsToWait(ctx, 'proof', salt)) === 0;
}
