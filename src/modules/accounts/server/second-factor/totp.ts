import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SECOND } from '#platform/clock.ts';
import { CODE_LENGTH } from '../../account.ts';
import { RECOVERY_CODE_LENGTH } from '../../second-factor.ts';

/** RFC 6238 with the values every authenticator app accepts: SHA-1, 30 seconds, 6 digits, 160 bits. */
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Telephones' clocks differ, so the previous and the next code count too. */
const WINDOW = 1;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads: the shop's name, the account, the secret. */
export function addressOf(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The number of the 30 seconds that the code belongs to, near `now`; null if it matches none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * SECOND)) + delta;
}

/** Letters of RFC 4648, in groups of four. */
export function newRecoveryCode(): string {
  const { base32 } = new Secret({
    buffer: new Uint8Array(randomBytes((RECOVERY_CODE_LENGTH * 5) / 8)).buffer,
  });
  return (base32.match(/.{4}/g) ?? []).join('-');
}

/** The stored form of a recovery code, bound to its account. The code is random, so a fast hash is enough. */
export function hashRecoveryCode(userId: number, code: string): Buffer {
  return createHash('sha256')
    .update(`${userId}:${code.replaceAll('-', '')}`)
    .digest();
}

function totpOf(secret: string, label = 'Wekala'): TOTP {
  return new TOTP({
    issuer: 'Wekala',
    label,
    secret: Secret.fromBase32(secret),
    digits: CODE_LENGTH,
    period: PERIOD_SECONDS,
    algorithm: 'SHA1',
  });
}
