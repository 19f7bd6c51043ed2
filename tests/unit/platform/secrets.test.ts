import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSecrets } from '#platform/server/secrets.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'wekala-secrets-'));

test('what is sealed opens again, also after a restart, and never looks the same twice', () => {
  const dataDir = folder();
  const secrets = openSecrets({ secretKey: null, dataDir });
  const sealed = secrets.seal('29001011234567', 'national_id');
  expect(sealed.toString('latin1')).not.toContain('29001011234567');
  expect(secrets.seal('29001011234567', 'national_id').equals(sealed)).toBe(false);
  expect(openSecrets({ secretKey: null, dataDir }).open(sealed, 'national_id')).toBe('29001011234567');
});

test('it opens for no other purpose, with no other key, and not when a byte was changed', () => {
  const secrets = openSecrets({ secretKey: Buffer.alloc(32, 1), dataDir: folder() });
  const sealed = secrets.seal('سر', 'iban');
  expect(() => secrets.open(sealed, 'national_id')).toThrow();
  const other = openSecrets({ secretKey: Buffer.alloc(32, 2), dataDir: folder() });
  expect(() => other.open(sealed, 'iban')).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) as number) ^ 1;
  expect(() => secrets.open(sealed, 'iban')).toThrow();
});

test('its own key is a file that only its owner reads', () => {
  const dataDir = folder();
  openSecrets({ secretKey: null, dataDir });
  const file = join(dataDir, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});
