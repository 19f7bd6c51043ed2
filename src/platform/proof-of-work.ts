import { hasherOf } from './proof-hash.ts';

/**
 * Work that a program does instead of a person's puzzle: for each part of a challenge it finds a number whose SHA-256
 * begins with so many zero bits. Many small parts take everybody about as long; a large one would take some people five
 * times as long as others. These are 65,536 hashes on average; docs/decisions/0083-brake.md has the measures.
 */
export const PROOF = { parts: 16, bits: 12 } as const;

/** The request's header that carries the challenge and, after a colon, the numbers that were found. */
export const PROOF_HEADER = 'x-proof';

/** What a refusal with `proof_needed` says. */
export interface AskedProof {
  challenge: string;
  parts: number;
  bits: number;
}

/** The header's text. It pauses after each thousand tries, so that a page stays awake. */
export function* solveProof({ challenge, parts, bits }: AskedProof): Generator<void, string> {
  const hash = hasherOf(seedOf(challenge));
  const found: string[] = [];
  for (let part = 0; part < parts; part++) {
    let tried = 0;
    while (!beginsWithZeros(hash(part, tried), bits)) {
      tried += 1;
      if (tried % 1000 === 0) yield;
    }
    found.push(tried.toString(36));
  }
  return `${challenge}:${found.join('-')}`;
}

/** Whether the numbers are the work for a challenge; who wrote the challenge it does not say. */
export function isSolved(challenge: string, numbers: string): boolean {
  const hash = hasherOf(seedOf(challenge));
  const found = numbers.split('-');
  return (
    found.length === PROOF.parts &&
    found.every(
      (tried, part) =>
        /^[0-9a-z]{1,6}$/.test(tried) && beginsWithZeros(hash(part, Number.parseInt(tried, 36)), PROOF.bits),
    )
  );
}

const beginsWithZeros = (word: number, bits: number) => word >>> (32 - bits) === 0;

/** A challenge ends with its signature, 32 bytes that nobody can choose. */
function seedOf(challenge: string): readonly number[] {
  const signature = challenge.slice(challenge.lastIndexOf('.') + 1);
  const bytes = atob(signature.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from({ length: 8 }, (_, word) =>
    [0, 1, 2, 3].reduce((sum, at) => sum * 256 + (bytes.charCodeAt(word * 4 + at) || 0), 0),
  );
}
