import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { ConfigError } from '#platform/server/config/environment.ts';

test('nothing set: this machine alone, port 3000, our own PostgreSQL in .data, as for real shoppers', () => {
  expect(readConfig({})).toEqual({
    mode: 'production',
    storageUrl: null,
    replicaUrl: null,
    collector: null,
    runs: 'both',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    databasePoolSize: 10,
    dataDir: path.resolve('.data'),
    metricsToken: null,
    drainSeconds: 0,
    oldCopyMinutes: 60,
    frontCaches: [],
    secretKey: null,
    formerSecretKey: null,
    trustedProxies: 0,
    smtpUrl: null,
    mailFrom: 'Wekala <no-reply@wekala.example>',
    smsGatewayUrl: null,
    whatsapp: null,
    analytics: { google: null, meta: null },
    pushServiceUrl: null,
    bosta: null,
    paymob: null,
    fawry: null,
    eta: null,
    logLevel: 'info',
  });
});

test('a setting that is empty or blank is not set', () => {
  expect(readConfig({ PORT: '', HOST: '  ', DATABASE_URL: '' })).toEqual(readConfig({}));
});

describe('links lead to', () => {
  test.each([
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '192.168.1.7', PORT: '80' }, 'http://192.168.1.7:80'],
    [{ HOST: 'fd00::7' }, 'http://[fd00::7]:3000'],
    [{ PUBLIC_URL: 'https://wekala.example/' }, 'https://wekala.example'],
  ])('%j → %s', (env, address) => expect(readConfig(env).publicUrl).toBe(address));
});

describe('a wrong value is reported in one sentence that names the setting', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ PORT: '30.5' }, 'PORT must be a whole number from 0 to 65535, not "30.5".'],
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 500, not "1".'],
    [{ SECRET_KEY: 'short' }, /^SECRET_KEY must be 64 hexadecimal digits/],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test, not "prod".'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, .*, not "loud"\.$/],
    [
      { DATABASE_URL: 'mysql://shop:password@host/wekala' },
      'DATABASE_URL must be an address that begins with postgres://.',
    ],
    [{ DATABASE_URL: 'wekala' }, 'DATABASE_URL must be an address that begins with postgres://.'],
    [{ PUBLIC_URL: 'wekala.example' }, 'PUBLIC_URL must be an address that begins with http://.'],
    [{ SMTP_URL: 'http://a' }, 'SMTP_URL must be an address that begins with smtp://.'],
    [
      { BOSTA_WEBHOOK_SECRET: 'long-enough-for-a-secret' },
      'BOSTA_API_KEY must be set beside BOSTA_WEBHOOK_SECRET.',
    ],
    [
      { PAYMOB_SECRET_KEY: 'sk', PAYMOB_PUBLIC_KEY: 'pk', PAYMOB_API_KEY: 'key' },
      'PAYMOB_HMAC_SECRET must be set beside the other keys of its account.',
    ],
    [{ WHATSAPP_TOKEN: 'key' }, 'WHATSAPP_PHONE_NUMBER_ID must be set beside the other keys of its account.'],
    [{ FAWRY_SECURE_KEY: 'key' }, 'FAWRY_MERCHANT_CODE must be set beside the other keys of its account.'],
    [{ PAYMOB_CARD_INTEGRATION: 'abc' }, /^PAYMOB_CARD_INTEGRATION must be a whole number/],
    [{ BOSTA_API_KEY: 'key' }, 'BOSTA_WEBHOOK_SECRET must have at least 20 characters.'],
    [{ BOSTA_API_KEY: 'key', BOSTA_WEBHOOK_SECRET: 'password' }, /^BOSTA_WEBHOOK_SECRET must have/],
    [{ MAIL_FROM: 'Wekala' }, /^MAIL_FROM must be a mail address such as .*, not "Wekala"\.$/],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
    expect(() => readConfig(env)).not.toThrow('password');
  });
});

test('.env.example names every setting that is read, with the value that stands without it', () => {
  const read = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...read].toSorted());
  for (const [name, value] of [
    ['PORT', '3000'],
    ['HOST', '127.0.0.1'],
    ['DATA_DIR', '.data'],
    ['LOG_LEVEL', 'info'],
    ['NODE_ENV', 'production'],
    ['BOSTA_URL', 'https://app.bosta.co/api/v2'],
  ]) {
    expect(example).toContain(`\n#${name}=${value}\n`);
  }
});

test('a collector is named with the settings that OpenTelemetry knows', () => {
  expect(readConfig({}).collector).toBeNull();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example/';
  expect(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'a=b%20c,d=e=' }).collector,
  ).toEqual({ url: 'https://collector.example', headers: { a: 'b c', d: 'e=' }, tracedPercent: 10 });
  for (const OTEL_EXPORTER_OTLP_HEADERS of ['a', 'a=%', '=b'])
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS })).toThrow(
      'OTEL_EXPORTER_OTLP_HEADERS',
    );
});
