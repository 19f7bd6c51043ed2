import { allOrNone, type Environment, url, WEB } from './environment.ts';

/** GA4's Measurement Protocol (docs/decisions/0111-analytics.md). */
export type GoogleConfig = {
  /** Without a slash at the end, as all addresses here. */
  url: string;
  measurementId: string;
  apiSecret: string;
  isEmulated: boolean;
};

/** Meta's Conversions API. */
export type MetaConfig = {
  /** With the version of the API. */
  url: string;
  datasetId: string;
  accessToken: string;
  isEmulated: boolean;
};

/** The services that count sales; `null`: that one is told nothing, and nobody is asked about it. */
export type AnalyticsConfig = { google: GoogleConfig | null; meta: MetaConfig | null };

const GOOGLE_URL = 'https://www.google-analytics.com';
const META_URL = 'https://graph.facebook.com/v26.0';

export const analyticsOf = (env: Environment): AnalyticsConfig => ({
  google: googleOf(env),
  meta: metaOf(env),
});

function googleOf(env: Environment): GoogleConfig | null {
  const address = url(env, 'GA4_URL', WEB) ?? GOOGLE_URL;
  const keys = allOrNone(env, ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET']);
  if (!keys) return null;
  const [measurementId, apiSecret] = keys as [string, string];
  return { url: address.replace(/\/+$/, ''), measurementId, apiSecret, isEmulated: false };
}

function metaOf(env: Environment): MetaConfig | null {
  const address = url(env, 'META_URL', WEB) ?? META_URL;
  const keys = allOrNone(env, ['META_DATASET_ID', 'META_ACCESS_TOKEN']);
  if (!keys) return null;
  const [datasetId, accessToken] = keys as [string, string];
  return { url: address.replace(/\/+$/, ''), datasetId, accessToken, isEmulated: false };
}
