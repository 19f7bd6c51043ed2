/** The message surely was not sent, so a retry cannot send it twice. */
export class NotSent extends Error {
  override name = 'NotSent';
}

/** The network's errors for an attempt that never reached the other side. */
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
