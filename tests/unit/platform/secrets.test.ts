import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addKey, dropOldKeys, openSecrets } from '#platform/server/secrets.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'wekala-secrets-'));
const NONE = { secretKey: null, formerSecretKey: null };
const under = (key: number, former?: number) =>
  openSecrets({
    secretKey: Buffer.alloc(32, key),
    formerSecretKey: former === undefined ? null : Buffer.alloc(32, former),
    dataDir: folder(),
  });

test('sealed data open again, also after a restart, and never look the same twice', () => {
  const dataDir = folder();
  const secrets = openSecrets({ ...NONE, dataDir });
  const sealed = secrets.seal('29001011234567', 'national_id');
  expect(sealed.toString('latin1')).not.toContain('29001011234567');
  expect(secrets.seal('29001011234567', 'national_id').equals(sealed)).toBe(false);
  expect(openSecrets({ ...NONE, dataDir }).open(sealed, 'national_id')).toBe('29001011234567');
});

test('it opens for no other purpose, with no other key, and not when a byte was changed', () => {
  const secrets = under(1);
  const sealed = secrets.seal('سر', 'iban');
  expect(() => secrets.open(sealed, 'national_id')).toThrow();
  const other = under(2);
  expect(() => other.open(sealed, 'iban')).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) as number) ^ 1;
  expect(() => secrets.open(sealed, 'iban')).toThrow();
});

test('its own key is a file that only its owner reads', () => {
  const dataDir = folder();
  openSecrets({ ...NONE, dataDir });
  const file = join(dataDir, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('two keys work side by side: the newer one seals, both open, and a third is reported', () => {
  const [old, both, after] = [under(1), under(2, 1), under(2)];
  const sealed = old.seal('سر', 'iban');
  expect(both.open(sealed, 'iban')).toBe('سر');
  expect(sealed.subarray(0, 4).equals(both.newestId())).toBe(false);
  const again = both.seal(both.openBytes(sealed, 'iban'), 'iban');
  expect(again.subarray(0, 4).equals(both.newestId())).toBe(true);
  expect(after.open(again, 'iban')).toBe('سر');
  expect(() => after.open(sealed, 'iban')).toThrow(/sealed with a key that is not here/);
});

test('a running shop seals with a new key of the file at once, and still opens what the former one sealed', () => {
  const dataDir = folder();
  const running = openSecrets({ ...NONE, dataDir });
  const first = running.seal('1', 'iban');
  addKey(dataDir);
  const second = running.seal('2', 'iban');
  expect(second.subarray(0, 4).equals(first.subarray(0, 4))).toBe(false);
  addKey(dataDir);
  expect(running.open(first, 'iban') + running.open(second, 'iban')).toBe('12');
  dropOldKeys(dataDir);
  expect(running.open(second, 'iban')).toBe('2');
  expect(() => running.open(first, 'iban')).toThrow(/sealed with a key that is not here/);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});
