import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { greeting } from '#server/startup/greeting.ts';

const config = (env: Record<string, string> = {}) =>
  readConfig({ PUBLIC_URL: 'http://shop.example', ...env });

test('the demo accounts and their password are said only where they can sign in', () => {
  expect(greeting(config(), { demo: true })).toContain('password wekala-demo-1');
  expect(greeting(config(), { demo: false })).not.toContain('wekala-demo-1');
});

test('a shop that others can reach warns of the demo accounts, if it has them', () => {
  const open = config({ HOST: '0.0.0.0' });
  expect(greeting(open, { demo: true })).toContain('WARNING');
  expect(greeting(open, { demo: false })).not.toContain('WARNING');
});

test('messages can be read in the browser where they are sent nowhere, with the embedded database alone', () => {
  expect(greeting(config(), { demo: false })).toContain('/development/messages');
  const own = config({ DATABASE_URL: 'postgres://localhost/shop' });
  expect(greeting(own, { demo: false })).not.toContain('/development/messages');
});
