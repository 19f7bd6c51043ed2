/**
 * The push services of the browsers, by their hosts. The address comes from a client, and the shop asks no other. Where a
 * service has one host, no other of its owner is taken: what never answers there would stop the service for everybody.
 */
const SERVICES: Readonly<Record<string, RegExp>> = {
  google: /^fcm\.googleapis\.com$/,
  mozilla: /^updates\.push\.services\.mozilla\.com$/,
  apple: /^web\.push\.apple\.com$/,
  microsoft: /^[\w-]+\.notify\.windows\.com$/,
};

/** The service of an endpoint; null for what is no push service, or is asked by another door of it. */
export function pushServiceOf(endpoint: string): string | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return null;
  return Object.keys(SERVICES).find(name => SERVICES[name]?.test(url.hostname)) ?? null;
}
