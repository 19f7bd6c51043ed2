import {
  allOrNone,
  ConfigError,
  type Environment,
  SHORTEST_SECRET,
  text,
  url,
  WEB,
  wholeNumber,
} from './environment.ts';

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

/** WhatsApp's Cloud API (docs/how-to/reach-people-by-whatsapp.md). */
export type WhatsappConfig = {
  /** With the version of the API. */
  url: string;
  token: string;
  /** The id of the number that messages come from. */
  phoneNumberId: string;
  /** Signs the webhooks. */
  appSecret: string;
  /** What Meta sends back once, when the webhook's address is entered there. */
  verifyToken: string;
  isEmulated: boolean;
};

const BOSTA_URL = 'https://app.bosta.co/api/v2';
const PAYMOB_URL = 'https://accept.paymob.com';
const FAWRY_URL = 'https://www.atfawry.com';
const WHATSAPP_URL = 'https://graph.facebook.com/v26.0';
const PAYMOB_KEYS = [
  'PAYMOB_SECRET_KEY',
  'PAYMOB_PUBLIC_KEY',
  'PAYMOB_API_KEY',
  'PAYMOB_HMAC_SECRET',
] as const;
const FAWRY_KEYS = ['FAWRY_MERCHANT_CODE', 'FAWRY_SECURE_KEY'] as const;
const WHATSAPP_KEYS = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

/** A shop with a key and no secret would accept webhooks from anybody. */
export function bostaOf(env: Environment): BostaConfig | null {
  const [apiKey, webhookSecret] = [text(env, 'BOSTA_API_KEY'), text(env, 'BOSTA_WEBHOOK_SECRET')];
  const address = url(env, 'BOSTA_URL', WEB) ?? BOSTA_URL;
  if (apiKey === null && webhookSecret === null) return null;
  if (apiKey === null) throw new ConfigError('BOSTA_API_KEY must be set beside BOSTA_WEBHOOK_SECRET.');
  if ((webhookSecret ?? '').length < SHORTEST_SECRET)
    throw new ConfigError(`BOSTA_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  return { url: address.replace(/\/+$/, ''), apiKey, webhookSecret: webhookSecret as string };
}

export function paymobOf(env: Environment): PaymobConfig | null {
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

export function fawryOf(env: Environment): FawryConfig | null {
  const address = url(env, 'FAWRY_URL', WEB) ?? FAWRY_URL;
  const keys = allOrNone(env, FAWRY_KEYS);
  if (!keys) return null;
  const [merchantCode, secureKey] = keys as [string, string];
  return { url: address.replace(/\/+$/, ''), merchantCode, secureKey, isEmulated: false };
}

export function whatsappOf(env: Environment): WhatsappConfig | null {
  const address = url(env, 'WHATSAPP_URL', WEB) ?? WHATSAPP_URL;
  const keys = allOrNone(env, WHATSAPP_KEYS);
  if (!keys) return null;
  const [token, phoneNumberId, appSecret, verifyToken] = keys as [string, string, string, string];
  const account = { token, phoneNumberId, appSecret, verifyToken };
  return { url: address.replace(/\/+$/, ''), ...account, isEmulated: false };
}

function integration(env: Environment, name: string): number | null {
  const number = wholeNumber(env, name, { otherwise: 0, least: 0, most: Number.MAX_SAFE_INTEGER });
  return number || null;
}
