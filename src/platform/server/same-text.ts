import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret or signature is right. It takes the same time for any input, because hashes have one length. */
export function isSameText(given: string, right: string): boolean {
  return timingSafeEqual(hash(given), hash(right));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
