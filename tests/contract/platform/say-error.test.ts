import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { ConfigError } from '#platform/server/config/environment.ts';
import { sayError } from '#platform/server/say-error.ts';

async function failToConnect(change: Partial<URL>): Promise<string> {
  const url = Object.assign(new URL(inject('postgresUrl')), change).href;
  const client = new Client({ connectionString: url });
  return client.connect().then(() => 'connected', sayError);
}

test('a database that cannot be had is one sentence', async () => {
  expect(await failToConnect({ hostname: 'no-such-host.invalid' })).toBe(
    'Nobody knows the host no-such-host.invalid of DATABASE_URL: check its name.',
  );
  expect(await failToConnect({ port: '1' })).toMatch(/^The database of DATABASE_URL does not answer: /);
  expect(await failToConnect({ password: 'wrong' })).toMatch(
    /^The database of DATABASE_URL refuses us: password/,
  );
  expect(await failToConnect({ pathname: '/none' })).toBe(
    'The database of DATABASE_URL refuses us: database "none" does not exist.',
  );
});

test('an error that a person cannot act on says where it happened', () => {
  expect(sayError(new ConfigError('PORT is no number.'))).toBe('PORT is no number.');
  expect(sayError(new Error('odd'))).toMatch(/^Error: odd\n {4}at .*say-error\.test\.ts/);
});
