/** What the shop asks outside itself. */
export const SERVICE_NAMES = [
  'smtp',
  'sms',
  'whatsapp',
  'paymob',
  'fawry',
  'bosta',
  'google',
  'meta',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** `resting`: it failed several times one after the other, so it is not asked for half a minute. */
export const SERVICE_STATES = ['missing', 'sandbox', 'ready', 'resting'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

export const FAILED_JOBS_A_PAGE = 20;

/** Letters. */
export const LONGEST_REASON = 300;
