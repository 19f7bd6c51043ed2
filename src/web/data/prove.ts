import { type AskedProof, PROOF_HEADER, solveProof } from '#platform/proof-of-work.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';

/** Whoever moves to another network meanwhile works once more. */
const MOST_TRIES = 3;

/** Does the work that a refusal asks for and repeats the call with it; throws what the call is refused with then. */
export async function repeatWithProof<T>(
  refusal: Refusal,
  repeat: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
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
