import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { HOUR, SECOND } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { insertServerKey, selectServerKey } from './push.sql.ts';

export const SERVER_KEY_PURPOSE = 'push server key';
const TOKEN_LIFETIME = 12 * HOUR;

/**
 * The shop's key for push services (VAPID, RFC 8292). It is made once and kept for good, sealed in the database: browsers
 * bind each subscription to it.
 */
export async function serverKey({ db, secrets }: Pick<Ctx, 'db' | 'secrets'>): Promise<JsonWebKey> {
  const stored = await selectServerKey(db);
  if (stored) return JSON.parse(secrets.open(stored, SERVER_KEY_PURPOSE));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made = JSON.stringify(privateKey.export({ format: 'jwk' }));
  // If two processes make one together, the first one's counts.
  await insertServerKey(db, secrets.seal(made, SERVER_KEY_PURPOSE));
  return serverKey({ db, secrets });
}

/** As browsers and push services read it: the uncompressed point. */
export function publicKeyOf({ x = '', y = '' }: JsonWebKey): string {
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
}

/** Says to one push service who sends. */
export function authorization(
  key: JsonWebKey,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const exp = Math.floor((now.getTime() + TOKEN_LIFETIME) / SECOND);
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(part => encode(JSON.stringify(part))).join('.');
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${encode(signature)}, k=${publicKeyOf(key)}`;
}

const encode = (content: string | Buffer) => Buffer.from(content).toString('base64url');
