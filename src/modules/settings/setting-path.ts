import type { Settings } from './settings.ts';

/** Settings whose parts are changed one by one. */
type Branch =
  | 'company'
  | 'socialLinks'
  | 'analytics'
  | 'deliveryFees'
  | 'deliveryDays'
  | 'paymentMethods'
  | 'transferTo'
  | 'timers'
  | 'brake'
  | 'retention'
  | 'returns'
  | 'payouts'
  | 'aloneUpTo'
  | 'toOneUpTo'
  | 'signers'
  | 'stepUp';

/** Names a value that can be changed on its own: `packagingFee`, `timers.paymentMinutes`. */
export type SettingPath = {
  [Name in keyof Settings]: Name extends Branch ? `${Name}.${keyof Settings[Name] & string}` : Name;
}[keyof Settings];
