import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { foldPassword, SHORTEST_PASSWORD } from '#modules/accounts/password.ts';
import { LIST_FILE, prefixOf } from '#modules/accounts/server/passwords/common-passwords.ts';

/** As many as the rule of OWASP and of our own issue names. */
const KEPT = 100_000;

/**
 * Writes the list of common passwords from a file with one on each line, the commonest first: those that are long enough
 * to be chosen at all, by the first 32 bits of their hashes, in order. `docs/decisions/0071-passwords.md` says from where.
 */
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('name the file with the passwords');
const lines = readFileSync(source, 'utf8').split('\n');
const long = lines
  .map(line => foldPassword(line.trim()).toLowerCase())
  .filter(line => line.length >= SHORTEST_PASSWORD);
const prefixes = [...new Set([...new Set(long)].slice(0, KEPT).map(prefixOf))].toSorted((a, b) => a - b);
const bytes = Buffer.alloc(prefixes.length * 4);
for (const [at, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, at * 4);
writeFileSync(LIST_FILE, bytes);
const checksum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
process.stdout.write(`${prefixes.length} passwords, ${bytes.length} bytes, ${checksum}\n`);
