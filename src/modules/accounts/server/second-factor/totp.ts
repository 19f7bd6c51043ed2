import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SECOND } from '#platform/clock.ts';
import { CODE_LENGTH } from '../../account.ts';
import { RECOVERY_CODE_LENGTH } from '../../second-factor.ts';

/** RFC 6238 with what every authenticator app takes: SHA-1, 30 seconds, 6 digits, 160 bits. */
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks of telephones differ: the code before and after count too. */
const WINDOW = 1;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads: the shop's name, whose account, the secret. */
export function addressOf(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The number of the 30 seconds whose code it is, as near to `now` as clocks differ; null when it is none of them. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * SECOND)) + delta;
}

/** As the authenticator app shows it at that moment. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

/** Letters of RFC 4648, in groups of four. */
export function newRecoveryCode(): string {
  const { base32 } = new Secret({
    buffer: new Uint8Array(randomBytes((RECOVERY_CODE_LENGTH * 5) / 8)).buffer,
  });
  return (base32.match(/.{4}/g) ?? []).join('-');
}

/** What is stored of a recovery code, bound to its account; it is random, so a fast hash is enough. */
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
