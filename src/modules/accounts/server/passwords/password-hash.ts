import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { accountRefusal } from '../../text.ts';
import { gate } from '../gate.ts';

const run = promisify(argon2);

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. A change shows in the PHC string of new hashes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Limits the process and not the shop: two of its four pool threads stay free for files and names. */
const hashing = gate({ open: 2, waiting: 100, full: () => accountRefusal('busy') });

/** A hash of no password, checked if there is no account, so that the answer takes as long. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A password's argon2id hash as a PHC string. Refuses with `busy` if a hundred others wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2id(password, { salt, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Whether the password matches the PHC string. Without one it takes the same time and returns false. */
export async function isPassword(password: string, phc: string | undefined): Promise<boolean> {
  const { hash, ...recipe } = readPhc(phc || NOBODY);
  const actual = await argon2id(password, recipe);
  return timingSafeEqual(actual, hash);
}

interface Recipe {
  salt: Buffer;
  memory: number;
  passes: number;
  parallelism: number;
}

function argon2id(password: string, { salt, ...cost }: Recipe): Promise<Buffer> {
  return hashing(() => run('argon2id', { message: password, nonce: salt, tagLength: HASH_BYTES, ...cost }));
}

function readPhc(phc: string): Recipe & { hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc) ?? [];
  if (!salt || !hash) throw new Error('a stored password hash is damaged');
  return {
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
