import { createHash } from 'node:crypto';
import { canonicalText } from './canonical.ts';

/** The UUID of a receipt whose own `uuid` is still empty: SHA-256 of its canonical text, 64 small hexadecimal digits. */
export const receiptUuid = (json: string): string =>
  createHash('sha256').update(canonicalText(json), 'utf8').digest('hex');
