import { logOut, showRole } from '#modules/accounts/session.calls.ts';
import { joinCart } from '#modules/cart/account-cart.calls.ts';
import { listLikes } from '#modules/catalog/calls.ts';
import { countUnread } from '#modules/notifications/calls.ts';
import type { AnyCall } from '#platform/call.ts';
import { type AskedProof, PROOF_HEADER, solveProof } from '#platform/proof-of-work.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import { ownToken } from './token.ts';

/**
 * Nobody is interrupted for what the page itself asks of whoever only reads. And who signs out, as after deleting the
 * account, wants no session.
 */
const WITHOUT_ASKING: ReadonlySet<AnyCall> = new Set<AnyCall>([
  logOut,
  showRole,
  joinCart,
  listLikes,
  countUnread,
]);

/** Whoever moves to another network meanwhile works once more. */
const MOST_TRIES = 3;

/** The token whose owner did not want to sign in again. */
let turnedAway: string | null = null;

type Repeat<T> = (headers: Record<string, string>) => Promise<T>;

/**
 * What a refused call asks for is done, and the call is made again: work of a shop that is attacked, or to sign in again
 * if the session has ended, in a dialog over the page, where what was typed stays. Throws what the call is refused with
 * otherwise.
 */
export async function repeatCall<T>(call: AnyCall, refusal: unknown, repeat: Repeat<T>): Promise<T> {
  if (isRefusal(refusal) && refusal.code === 'proof_needed') return repeatWithProof(refusal, repeat);
  if (isRefusal(refusal) && refusal.code === 'not_signed_in' && (await isSignedInAgain(call)))
    return repeat({});
  throw refusal;
}

/** Who has turned away is asked at the next deed, and not by a page that looks for news. */
async function isSignedInAgain(call: AnyCall): Promise<boolean> {
  const ended = ownToken();
  if (ended === null || WITHOUT_ASKING.has(call)) return false;
  if (call.method === 'GET' && turnedAway === ended) return false;
  // Once for all calls that were refused at the same time.
  asking ??= askToSignIn().finally(() => {
    asking = undefined;
  });
  const outcome = await asking;
  turnedAway = outcome === 'back' ? null : ended;
  return outcome === 'back';
}

let asking: Promise<Outcome> | undefined;

export type Outcome = 'back' | 'turned away';

/** What the login modal is told of instead of a wish (shell/panels/sign-in-again.tsx). */
export interface EndedSession {
  end: (outcome: Outcome) => void;
}

/** By the specification's window event, which each page of an account listens to [HDR-5]. */
function askToSignIn(): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const detail: EndedSession = { end: resolve };
  window.dispatchEvent(new CustomEvent('open-login-modal', { detail }));
  return promise;
}

async function repeatWithProof<T>(refusal: Refusal, repeat: Repeat<T>): Promise<T> {
  let asked = refusal;
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const proof = await solveAwake(asked.details as unknown as AskedProof);
    try {
      return await repeat({ [PROOF_HEADER]: proof });
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'proof_needed') throw error;
      asked = error;
    }
  }
  throw asked;
}

/** Milliseconds; a page that answers later than 50 feels stuck. */
const AT_ONCE = 20;

async function solveAwake(asked: AskedProof): Promise<string> {
  const work = solveProof(asked);
  for (;;) {
    const until = performance.now() + AT_ONCE;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await new Promise(awake => setTimeout(awake));
  }
}
