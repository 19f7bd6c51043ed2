import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The stored form of a token. The token is random, so a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
