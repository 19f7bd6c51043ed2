import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { doubtfulSettings, plainTransports } from '#platform/server/config/plain-transports.ts';

const said = (env: Record<string, string>) => plainTransports(readConfig(env));

test.each([
  ['SMTP_URL', 'smtp://user:password@mail.example:25'],
  ['SMS_GATEWAY_URL', 'http://gateway.example/send'],
  ['STORAGE_URL', 'http://key:password@s3.example/bucket'],
  ['DATABASE_URL', 'postgres://user:password@db.example/wekala'],
  ['DATABASE_URL', 'postgres://user:password@db.example/wekala?sslmode=prefer'],
])('%s as %s is told of, and refused where encryption is required', (name, value) => {
  expect(said({ [name]: value })).toEqual([expect.stringContaining(name)]);
  expect(() => readConfig({ [name]: value, REQUIRE_TLS: 'yes' })).toThrow(/REQUIRE_TLS/);
  expect(said({ [name]: value })[0]).not.toContain('password');
});

test.each([
  ['SMTP_URL', 'smtps://user:password@mail.example:465'],
  ['SMTP_URL', 'smtp://localhost:25'],
  ['SMS_GATEWAY_URL', 'https://gateway.example/send'],
  ['SMS_GATEWAY_URL', 'http://127.0.0.1:8080/send'],
  ['DATABASE_URL', 'postgres://user:password@db.example/wekala?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://user:password@localhost/wekala'],
])('%s as %s is fine', (name, value) => {
  expect(said({ [name]: value, REQUIRE_TLS: 'yes' })).toEqual([]);
});

test('https without a known proxy is told of', () => {
  const of = (env: Record<string, string>) => doubtfulSettings(readConfig(env));
  expect(of({ PUBLIC_URL: 'https://shop.example' })).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
  expect(of({ PUBLIC_URL: 'https://shop.example', TRUSTED_PROXIES: '1' })).toEqual([]);
  expect(of({})).toEqual([]);
});
