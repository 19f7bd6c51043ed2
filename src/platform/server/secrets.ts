import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Encrypts what a copy of the database must not reveal: national ids, account numbers, keys of sign-in codes. `purpose`
 * is bound in, so a value sealed for one column cannot be opened for another.
 */
export interface Secrets {
  seal(text: string, purpose: string): Buffer;
  /** Throws if the value was sealed with another key or for another purpose, or was altered. */
  open(sealed: Uint8Array, purpose: string): string;
}

/** Encrypts with SECRET_KEY, or with a key file that is created in DATA_DIR when it is first needed. */
export function openSecrets({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Secrets {
  return secretsUnder(secretKey ?? ownKey(path.join(dataDir, 'secret.key')));
}

function secretsUnder(key: Buffer): Secrets {
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const tagAt = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, tagAt));
      return decipher.update(bytes.subarray(tagAt), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** Created once: if two programs start together, the second reads the first one's file. */
function ownKey(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${file} must hold 64 hexadecimal digits`);
  return key;
}
