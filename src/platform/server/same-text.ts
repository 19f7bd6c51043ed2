import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret or signature is the right one, in the same time whatever was given; hashes have one length. */
export function isSameText(given: string, right: string): boolean {
  return timingSafeEqual(hash(given), hash(right));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
