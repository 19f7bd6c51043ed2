import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config/config.ts';

const CIPHER = 'aes-256-gcm';
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Encrypts what a copy of the database or of the files must not reveal: national ids, account numbers, papers, keys of
 * sign-in codes. `purpose` is bound in, so a value sealed for one column cannot be opened for another. Each value begins
 * with the id of its key, so that two keys work side by side while one replaces the other.
 */
export interface Secrets {
  seal(content: string | Uint8Array, purpose: string): Buffer;
  /** Throws if the value was sealed with an unknown key or for another purpose, or was altered. */
  open(sealed: Uint8Array, purpose: string): string;
  openBytes(sealed: Uint8Array, purpose: string): Buffer;
  /** A short proof that this shop wrote the content for this purpose; letters, digits, `-` and `_`. */
  sign(content: string, purpose: string): string;
  isSigned(signed: { content: string; signature: string }, purpose: string): boolean;
  /** What values begin with that are sealed with the newest key. */
  newestId(): Buffer;
}

export type SecretKeys = Pick<Config, 'secretKey' | 'formerSecretKey' | 'dataDir'>;

/**
 * Seals with SECRET_KEY and opens with SECRET_KEY_FORMER too; or with the keys of a file in DATA_DIR, the newest first,
 * which is created when it is first needed and read each time, because a rotation changes it beside a running shop.
 */
export function openSecrets({ secretKey, formerSecretKey, dataDir }: SecretKeys): Secrets {
  if (secretKey) {
    const keys = formerSecretKey ? [secretKey, formerSecretKey] : [secretKey];
    return secretsUnder(() => keys);
  }
  const file = keyFileIn(dataDir);
  ownKeys(file);
  return secretsUnder(() => ownKeys(file));
}

function secretsUnder(keys: () => readonly Buffer[]): Secrets {
  const newest = () => keys()[0] as Buffer;
  const openBytes: Secrets['openBytes'] = (sealed, purpose) => {
    const bytes = Buffer.from(sealed);
    const key = keys().find(each => idOf(each).equals(bytes.subarray(0, ID_BYTES)));
    if (!key)
      throw new Error('a value was sealed with a key that is not here: see SECRET_KEY in .env.example');
    const tagAt = ID_BYTES + NONCE_BYTES;
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(ID_BYTES, tagAt))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]);
  };
  return {
    seal(content, purpose) {
      const key = newest();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(Buffer.from(content)), cipher.final()]);
      return Buffer.concat([idOf(key), nonce, cipher.getAuthTag(), sealed]);
    },
    openBytes,
    open: (sealed, purpose) => openBytes(sealed, purpose).toString('utf8'),
    sign: (content, purpose) => signatureOf(newest(), content, purpose),
    isSigned: ({ content, signature }, purpose) =>
      keys().some(key => isSame(signature, signatureOf(key, content, purpose))),
    newestId: () => idOf(newest()),
  };
}

function signatureOf(key: Buffer, content: string, purpose: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${content}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Tells keys apart and reveals nothing of them. */
function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('wekala key').update(key).digest().subarray(0, ID_BYTES);
}

export function keyFileIn(dataDir: string): string {
  return path.join(dataDir, 'secret.key');
}

const newKey = () => randomBytes(KEY_BYTES).toString('hex');

/** Created once: if two programs start together, the second reads the first one's file. */
function ownKeys(file: string): Buffer[] {
  try {
    return readKeys(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${newKey()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readKeys(file);
}

function readKeys(file: string): Buffer[] {
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => Buffer.from(line.trim(), 'hex'));
  if (keys.length === 0 || keys.some(key => key.length !== KEY_BYTES))
    throw new Error(`${file} must hold 64 hexadecimal digits on each line`);
  return keys;
}

/** Puts a new key before those of the file; a running shop seals with it from then on. */
export function addKey(dataDir: string): void {
  writeKeys(dataDir, [newKey(), ...ownKeys(keyFileIn(dataDir)).map(key => key.toString('hex'))]);
}

/** Leaves the newest key, and the one before it for what was being sealed meanwhile. */
export function dropOldKeys(dataDir: string): void {
  writeKeys(
    dataDir,
    ownKeys(keyFileIn(dataDir))
      .slice(0, 2)
      .map(key => key.toString('hex')),
  );
}

/** Renamed into place, so that nobody reads half a file. */
function writeKeys(dataDir: string, keys: readonly string[]): void {
  const file = keyFileIn(dataDir);
  writeFileSync(`${file}.new`, `${keys.join('\n')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
