import { existsSync } from 'node:fs';
import path from 'node:path';
import { ETA_CHOICES, type EtaConfig, etaConfig } from './eta-config.ts';
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
  dataDir: string;
  /** What Prometheus must send to read `/metrics`; `null`: there is no such page. */
  metricsToken: string | null;
  /** For how long a process that ends still serves, so that balancers learn of it first. */
  drainSeconds: number;
  /** For how long after it was drawn a page may be shown while the database is away. */
  oldCopyMinutes: number;
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

/** The courier Bosta (docs/how-to/add-a-courier.md). */
export type BostaConfig = {
  /** Without a slash at the end, as all addresses here. */
  url: string;
  apiKey: string;
  /** The value that its webhooks must carry in the header X-Webhook-Secret, because they are not signed. */
  webhookSecret: string;
};

/** The gateway Paymob (docs/egypt.md, Paymob). */
export type PaymobConfig = {
  url: string;
  /** The same address as browsers reach it. */
  checkoutUrl: string;
  secretKey: string;
  publicKey: string;
  /** The key for inquiring about a payment. */
  apiKey: string;
  hmacSecret: string;
  /** The number of the integration for each method; `null` if the method is not offered. */
  integrations: { card: number | null; wallet: number | null; kiosk: number | null };
  isEmulated: boolean;
};

/** The gateway FawryPay (docs/egypt.md, Fawry). */
export type FawryConfig = {
  url: string;
  merchantCode: string;
  secureKey: string;
  isEmulated: boolean;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message is one sentence that names it and says what to write instead. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const REQUIRED = ['no', 'yes'] as const;
const WEB = ['http:', 'https:'];
const BOSTA_URL = 'https://app.bosta.co/api/v2';
const SHORTEST_SECRET = 20;
const PAYMOB_URL = 'https://accept.paymob.com';
const FAWRY_URL = 'https://www.atfawry.com';
const PAYMOB_KEYS = [
  'PAYMOB_SECRET_KEY',
  'PAYMOB_PUBLIC_KEY',
  'PAYMOB_API_KEY',
  'PAYMOB_HMAC_SECRET',
] as const;
const FAWRY_KEYS = ['FAWRY_MERCHANT_CODE', 'FAWRY_SECURE_KEY'] as const;

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
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? '.data'),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', { otherwise: 0, least: 0, most: 60 }),
    oldCopyMinutes: wholeNumber(env, 'OLD_COPY_MINUTES', { otherwise: 60, least: 0, most: 1440 }),
    secretKey: key(env, 'SECRET_KEY'),
    formerSecretKey: key(env, 'SECRET_KEY_FORMER'),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', { otherwise: 0, least: 0, most: 10 }),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailAddress(env, 'MAIL_FROM', 'Wekala <no-reply@wekala.example>'),
    smsGatewayUrl: url(env, 'SMS_GATEWAY_URL', WEB),
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

/** A shop with a key and no secret would accept webhooks from anybody. */
function bostaOf(env: Environment): BostaConfig | null {
  const [apiKey, webhookSecret] = [text(env, 'BOSTA_API_KEY'), text(env, 'BOSTA_WEBHOOK_SECRET')];
  const address = url(env, 'BOSTA_URL', WEB) ?? BOSTA_URL;
  if (apiKey === null && webhookSecret === null) return null;
  if (apiKey === null) throw new ConfigError('BOSTA_API_KEY must be set beside BOSTA_WEBHOOK_SECRET.');
  if ((webhookSecret ?? '').length < SHORTEST_SECRET)
    throw new ConfigError(`BOSTA_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  return { url: address.replace(/\/+$/, ''), apiKey, webhookSecret: webhookSecret as string };
}

function paymobOf(env: Environment): PaymobConfig | null {
  const address = url(env, 'PAYMOB_URL', WEB) ?? PAYMOB_URL;
  const integrations = {
    card: integration(env, 'PAYMOB_CARD_INTEGRATION'),
    wallet: integration(env, 'PAYMOB_WALLET_INTEGRATION'),
    kiosk: integration(env, 'PAYMOB_KIOSK_INTEGRATION'),
  };
  const keys = allOrNone(env, PAYMOB_KEYS);
  if (!keys) return null;
  const [secretKey, publicKey, apiKey, hmacSecret] = keys as [string, string, string, string];
  const account = { secretKey, publicKey, apiKey, hmacSecret, integrations };
  const reached = address.replace(/\/+$/, '');
  return { url: reached, checkoutUrl: reached, ...account, isEmulated: false };
}

function fawryOf(env: Environment): FawryConfig | null {
  const address = url(env, 'FAWRY_URL', WEB) ?? FAWRY_URL;
  const keys = allOrNone(env, FAWRY_KEYS);
  if (!keys) return null;
  const [merchantCode, secureKey] = keys as [string, string];
  return { url: address.replace(/\/+$/, ''), merchantCode, secureKey, isEmulated: false };
}

/** An account with half of its keys would take money and never hear of it. */
function allOrNone(env: Environment, names: readonly string[]): string[] | null {
  const values = names.map(name => text(env, name));
  if (values.every(value => value === null)) return null;
  const missing = names.find((_, at) => values[at] === null);
  if (missing) throw new ConfigError(`${missing} must be set beside the other keys of its gateway.`);
  return values as string[];
}

function integration(env: Environment, name: string): number | null {
  const number = wholeNumber(env, name, { otherwise: 0, least: 0, most: Number.MAX_SAFE_INTEGER });
  return number || null;
}

/** The environment's settings, then those of `.env`. Sets NODE_ENV if it is missing: React picks its build by it. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  process.env.NODE_ENV ??= config.mode;
  return config;
}

function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

function secret(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === null || value.length >= SHORTEST_SECRET) return value;
  throw new ConfigError(`${name} must have at least ${SHORTEST_SECRET} characters.`);
}

function key(env: Environment, name: string): Buffer | null {
  const value = text(env, name);
  if (value === null) return null;
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  throw new ConfigError(`${name} must be 64 hexadecimal digits, such as \`openssl rand -hex 32\` gives.`);
}

type Bounds = { otherwise: number; least: number; most: number };

function wholeNumber(env: Environment, name: string, { otherwise, least, most }: Bounds): number {
  const value = text(env, name);
  if (value === null) return otherwise;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

/** If nothing is set, the first of `values` applies, unless `otherwise` names another. */
function oneOf<T extends string>(env: Environment, name: string, ...choice: [readonly T[], T?]): T {
  const [values, otherwise = values[0] as T] = choice;
  const value = text(env, name);
  if (value === null) return otherwise;
  const found = values.find(each => each === value);
  if (found) return found;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
}

/** The value itself is never shown, because such addresses carry passwords. */
function url(env: Environment, name: string, schemes: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (schemes.includes(URL.parse(value)?.protocol ?? '')) return value;
  throw new ConfigError(`${name} must be an address that begins with ${schemes[0]}//.`);
}

function mailAddress(env: Environment, name: string, otherwise: string): string {
  const value = text(env, name) ?? otherwise;
  if (/^([^<>]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value)) return value;
  throw new ConfigError(`${name} must be a mail address such as "${otherwise}", not "${value}".`);
}

/** A browser cannot open every address that a server can listen on. */
function nameToOpen(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
