import { globSync, readFileSync } from 'node:fs';
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
])('%s as %s is reported, and refused where encryption is required', (name, value) => {
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

/** Every setting that is read as an address, with what it needs beside it to be used. */
const ADDRESSES: Readonly<Record<string, Record<string, string>>> = {
  PUBLIC_URL: {},
  DATABASE_URL: {},
  REPLICA_URL: {},
  STORAGE_URL: {},
  SMTP_URL: {},
  SMS_GATEWAY_URL: {},
  PUSH_SERVICE_URL: {},
  OTEL_EXPORTER_OTLP_ENDPOINT: {},
  BOSTA_URL: { BOSTA_API_KEY: 'k'.repeat(20), BOSTA_WEBHOOK_SECRET: 's'.repeat(20) },
  PAYMOB_URL: {
    PAYMOB_SECRET_KEY: 'secret',
    PAYMOB_PUBLIC_KEY: 'public',
    PAYMOB_API_KEY: 'api',
    PAYMOB_HMAC_SECRET: 'h'.repeat(20),
    PAYMOB_CARD_INTEGRATION: '1',
  },
  FAWRY_URL: { FAWRY_MERCHANT_CODE: 'merchant', FAWRY_SECURE_KEY: 'f'.repeat(20) },
  WHATSAPP_URL: {
    WHATSAPP_TOKEN: 't'.repeat(20),
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_APP_SECRET: 'a'.repeat(20),
    WHATSAPP_VERIFY_TOKEN: 'v'.repeat(20),
  },
  GA4_URL: { GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: 's'.repeat(20) },
  META_URL: { META_DATASET_ID: '1', META_ACCESS_TOKEN: 't'.repeat(20) },
};
const OPEN: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://user:password@db.example/wekala',
  REPLICA_URL: 'postgres://user:password@db.example/wekala',
  SMTP_URL: 'smtp://user:password@mail.example:25',
  STORAGE_URL: 'http://key:password@s3.example/bucket',
};

test('the addresses above are all that settings have', () => {
  const read = globSync('src/platform/server/config/*.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\burl\(env, '(\w+)'/g)].map(([, name]) => name),
  );
  expect(read.toSorted()).toEqual(Object.keys(ADDRESSES).toSorted());
});

test.each(Object.keys(ADDRESSES))('%s over a network without encryption is reported', name => {
  const env = { ...ADDRESSES[name], [name]: OPEN[name] ?? 'http://elsewhere.example' };
  expect(said(env)).toEqual([expect.stringContaining(name)]);
  expect(() => readConfig({ ...env, REQUIRE_TLS: 'yes' })).toThrow(name);
  // A name that only begins like this machine's address.
  const sly = Object.fromEntries(
    Object.entries(env).map(([key, value]) => [key, value.replace(/\w+\.example/, '127.0.0.1.example')]),
  );
  expect(said(sly)).toEqual([expect.stringContaining(name)]);
});

test('https without a known proxy is reported', () => {
  const of = (env: Record<string, string>) => doubtfulSettings(readConfig(env));
  expect(of({ PUBLIC_URL: 'https://shop.example' })).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
  expect(of({ PUBLIC_URL: 'https://shop.example', TRUSTED_PROXIES: '1' })).toEqual([]);
  expect(of({})).toEqual([]);
});
