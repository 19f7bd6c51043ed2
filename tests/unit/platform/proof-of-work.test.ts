import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasherOf } from '#platform/proof-hash.ts';
import { isSolved, PROOF, solveProof } from '#platform/proof-of-work.ts';

const WORD = { min: 0, max: 2 ** 32 - 1 };

test('the hash is the first word of the SHA-256 of seed, part and number', () => {
  const seeds = fc.array(fc.integer(WORD), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(seeds, fc.integer(WORD), fc.integer(WORD), (seed, part, tried) => {
      const bytes = Buffer.alloc(40);
      for (const [at, word] of [...seed, part, tried].entries()) bytes.writeUInt32BE(word, at * 4);
      const hashed = createHash('sha256').update(bytes).digest().readUInt32BE(0);
      expect(hasherOf(seed)(part, tried)).toBe(hashed);
    }),
  );
});

const challenge = () => `k.salt.${randomBytes(32).toString('base64url')}`;

function numbersFor(asked: string): { numbers: string; pauses: number } {
  const work = solveProof({ challenge: asked, ...PROOF });
  let pauses = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pauses += 1;
  return { numbers: step.value.split(':')[1] ?? '', pauses };
}

test('the work for a challenge counts for it alone, whole, and stops often enough to keep a page awake', () => {
  const asked = challenge();
  const { numbers, pauses } = numbersFor(asked);
  expect(pauses).toBeGreaterThan(10);
  expect(isSolved(asked, numbers)).toBe(true);
  expect(isSolved(challenge(), numbers)).toBe(false);
  expect(isSolved(asked, numbers.split('-').slice(1).join('-'))).toBe(false);
  expect(isSolved(asked, numbers.split('-').toReversed().join('-'))).toBe(false);
  expect(isSolved(asked, '')).toBe(false);
  expect(isSolved(asked, Array.from({ length: PROOF.parts }, () => 'zzzzzzzz').join('-'))).toBe(false);
});
