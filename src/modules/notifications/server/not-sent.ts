/** The message surely did not leave, so that trying again cannot send it twice. */
export class NotSent extends Error {
  override name = 'NotSent';
}

/** What an attempt that never reached the other side is called by the network. */
const NEVER_REACHED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EDNS',
  'EAUTH',
];

export function neverReached(error: unknown): boolean {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && NEVER_REACHED.includes(code);
}
