import type { AnalyticsConfig } from './analytics.ts';
import type { BostaConfig, FawryConfig, PaymobConfig, WhatsappConfig } from './gateways.ts';

interface Reached {
  publicUrl: string;
  databaseUrl: string | null;
  replicaUrl: string | null;
  smtpUrl: string | null;
  smsGatewayUrl: string | null;
  pushServiceUrl: string | null;
  storageUrl: string | null;
  collector: { url: string } | null;
  bosta: BostaConfig | null;
  paymob: PaymobConfig | null;
  fawry: FawryConfig | null;
  whatsapp: WhatsappConfig | null;
  analytics: AnalyticsConfig;
}

/** The settings by which something private would cross a network in the open, each with what to write instead. */
export function plainTransports(config: Reached): string[] {
  const { databaseUrl, replicaUrl, smtpUrl, smsGatewayUrl, storageUrl, collector } = config;
  const { publicUrl, pushServiceUrl, bosta, paymob, fawry, whatsapp, analytics } = config;
  const { google, meta } = analytics;
  const overHttp: [string, string | null | undefined][] = [
    ['PUBLIC_URL', publicUrl],
    ['SMS_GATEWAY_URL', smsGatewayUrl],
    ['PUSH_SERVICE_URL', pushServiceUrl],
    ['STORAGE_URL', storageUrl],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', collector?.url],
    ['BOSTA_URL', bosta?.url],
    ['PAYMOB_URL', paymob?.isEmulated ? null : paymob?.url],
    ['FAWRY_URL', fawry?.isEmulated ? null : fawry?.url],
    ['WHATSAPP_URL', whatsapp?.isEmulated ? null : whatsapp?.url],
    ['GA4_URL', google?.isEmulated ? null : google?.url],
    ['META_URL', meta?.isEmulated ? null : meta?.url],
  ];
  return [
    ...(isOpen(smtpUrl, 'smtp:') ? ['SMTP_URL sends mail in the open: use smtps://.'] : []),
    ...overHttp
      .filter(([, url]) => isOpen(url, 'http:'))
      .map(([name]) => `${name} is reached in the open: use https://.`),
    ...[['DATABASE_URL', databaseUrl] as const, ['REPLICA_URL', replicaUrl] as const]
      .filter(([, url]) => isPlainDatabase(url))
      .map(([name]) => `${name} is reached in the open: add sslmode=verify-full (or require).`),
  ];
}

/** What only looks like a mistake, and cannot be refused. */
export function doubtfulSettings({
  publicUrl,
  trustedProxies,
}: {
  publicUrl: string;
  trustedProxies: number;
}): string[] {
  return publicUrl.startsWith('https:') && trustedProxies === 0
    ? [
        'PUBLIC_URL is https and TRUSTED_PROXIES is 0: behind a proxy, everybody seems to come from its address and shares its limits.',
      ]
    : [];
}

const isOpen = (url: string | null | undefined, protocol: string) =>
  url !== null && url !== undefined && URL.parse(url)?.protocol === protocol && !staysHere(url);

function isPlainDatabase(url: string | null): boolean {
  if (url === null || staysHere(url)) return false;
  const mode = URL.parse(url)?.searchParams.get('sslmode') ?? 'prefer';
  return !['require', 'verify-ca', 'verify-full'].includes(mode);
}

/** On this machine, or by a socket of it. */
function staysHere(url: string): boolean {
  const host = (URL.parse(url)?.hostname ?? '').replace(/[[\]]/g, '');
  return /^(|localhost|::1|127(\.\d+){3}|%2F.*)$/.test(host);
}
