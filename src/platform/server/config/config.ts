import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CollectorSettings } from '../telemetry/collector.ts';
import { type AnalyticsConfig, analyticsOf } from './analytics.ts';
import { collectorOf } from './collector-config.ts';
import {
  ConfigError,
  type Environment,
  key,
  mailAddress,
  oneOf,
  secret,
  text,
  url,
  urls,
  WEB,
  wholeNumber,
} from './environment.ts';
import { ETA_CHOICES, type EtaConfig, etaConfig } from './eta-config.ts';
import {
  type BostaConfig,
  bostaOf,
  type FawryConfig,
  fawryOf,
  type PaymobConfig,
  paymobOf,
  type WhatsappConfig,
  whatsappOf,
} from './gateways.ts';
import { plainTransports } from './plain-transports.ts';

/** The settings of one running program, read once at start and passed on; no other code reads the environment. */
export type Config = {
  mode: 'development' | 'production' | 'test';
  /** An S3-compatible store for pictures and papers; `null`: they are kept in `dataDir`. */
  storageUrl: string | null;
  /** What this process does: it answers people, works jobs off, or both. */
  runs: 'both' | 'web' | 'worker';
  host: string;
  port: number;
  /** The shop's address without a trailing slash, for canonical links, the sitemap and messages. */
  publicUrl: string;
  /** `null`: the embedded PostgreSQL keeps the data, in `dataDir`. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** A streaming replica of the database, for public pages and lists; `null`: the database itself is read. */
  replicaUrl: string | null;
  dataDir: string;
  /** What Prometheus must send to read `/metrics`; `null`: there is no such page. */
  metricsToken: string | null;
  /** Where traces and errors go; `null`: nowhere. */
  collector: CollectorSettings | null;
  /** For how long a process that ends still serves, so that balancers learn of it first. */
  drainSeconds: number;
  /** For how long after it was drawn a page may be shown while the database is away. */
  oldCopyMinutes: number;
  /** Caches in front of the shop that are told which pages have changed; none if empty. */
  frontCaches: readonly string[];
  /** The key that encrypts the most private columns (`null`: one made in `dataDir`), and the one before it. */
  secretKey: Buffer | null;
  formerSecretKey: Buffer | null;
  /** The number of proxies in front of the shop, which is how many entries of X-Forwarded-For are trusted. */
  trustedProxies: number;
  /** `null`: mail is written to the terminal. */
  smtpUrl: string | null;
  mailFrom: string;
  /** `null`: text messages are written to the terminal. */
  smsGatewayUrl: string | null;
  /** `null`: nothing goes by WhatsApp, and nobody is offered it. */
  whatsapp: WhatsappConfig | null;
  analytics: AnalyticsConfig;
  /** A push service beside those of the browsers, such as one of one's own; `null`: none. */
  pushServiceUrl: string | null;
  /** `null`: no parcel goes by Bosta. */
  bosta: BostaConfig | null;
  /** `null`: no cards, wallets or kiosks; a shop that is only tried out uses an emulator. */
  paymob: PaymobConfig | null;
  /** `null`: no Fawry codes; emulated like Paymob. */
  fawry: FawryConfig | null;
  eta: EtaConfig | null;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const REQUIRED = ['no', 'yes'] as const;

/** Reads every setting, or throws a ConfigError about the first wrong one. `.env.example` explains the names. */
export function readConfig(env: Environment): Config {
  const config = readAll(env);
  const [plain] = oneOf(env, 'REQUIRE_TLS', REQUIRED) === 'yes' ? plainTransports(config) : [];
  if (plain) throw new ConfigError(`${plain} REQUIRE_TLS=yes refuses it.`);
  return config;
}

function readAll(env: Environment): Config {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = wholeNumber(env, 'PORT', { otherwise: 3000, least: 0, most: 65535 });
  return {
    mode: oneOf(env, 'NODE_ENV', ['production', 'development', 'test']),
    storageUrl: storeAddress(env),
    runs: oneOf(env, 'RUNS', ['both', 'web', 'worker']),
    host,
    port,
    publicUrl: (url(env, 'PUBLIC_URL', WEB) ?? `http://${nameToOpen(host)}:${port}`).replace(/\/+$/, ''),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', { otherwise: 10, least: 2, most: 500 }),
    replicaUrl: url(env, 'REPLICA_URL', ['postgres:', 'postgresql:']),
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? '.data'),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    collector: collectorOf(env),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', { otherwise: 0, least: 0, most: 60 }),
    oldCopyMinutes: wholeNumber(env, 'OLD_COPY_MINUTES', { otherwise: 60, least: 0, most: 1440 }),
    frontCaches: urls(env, 'FRONT_CACHES', ['http:']),
    secretKey: key(env, 'SECRET_KEY'),
    formerSecretKey: key(env, 'SECRET_KEY_FORMER'),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', { otherwise: 0, least: 0, most: 10 }),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailAddress(env, 'MAIL_FROM', 'Wekala <no-reply@wekala.example>'),
    smsGatewayUrl: url(env, 'SMS_GATEWAY_URL', WEB),
    whatsapp: whatsappOf(env),
    analytics: analyticsOf(env),
    pushServiceUrl: url(env, 'PUSH_SERVICE_URL', WEB),
    bosta: bostaOf(env),
    paymob: paymobOf(env),
    fawry: fawryOf(env),
    eta: etaConfig(oneOf(env, 'ETA', ETA_CHOICES)),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function storeAddress(env: Environment): string | null {
  const value = url(env, 'STORAGE_URL', WEB);
  if (value === null || /^https?:\/\/[^/:@]+:[^/@]+@[^/]+\/./.test(value)) return value;
  throw new ConfigError('STORAGE_URL must have the form https://key:password@host/bucket?region=name.');
}

/** The environment's settings, then those of `.env`. Sets NODE_ENV if it is missing: React picks its build by it. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  process.env.NODE_ENV ??= config.mode;
  return config;
}

/** A browser cannot open every address that a server can listen on. */
function nameToOpen(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
