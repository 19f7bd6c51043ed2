/** What the security log tells of. None of it names anybody: an account is its number. */
export const SECURITY_EVENTS = [
  'signed_in',
  'new_device',
  'sign_in_failed',
  'locked_out',
  'refused',
  'confirmed',
  'password_changed',
  'password_reset',
  'email_changed',
  'mobile_changed',
  'taken_back',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'agent_key_made',
  'agent_key_withdrawn',
  'refund_account_named',
  'sessions_ended',
  'role_changed',
  'staff_new_place',
  'many_failures',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** Of these the account's owner is told by e-mail, at the address that was known before. */
export const NOTIFIED_EVENTS = [
  'new_device',
  'password_changed',
  'password_reset',
  'email_changed',
  'mobile_changed',
  'taken_back',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'agent_key_made',
  'refund_account_named',
  'sessions_ended',
  'role_changed',
] as const satisfies readonly SecurityEventKind[];
export type NotifiedEvent = (typeof NOTIFIED_EVENTS)[number];

/** Of these every super_admin is told by e-mail, as soon as they happen. */
export const ALERTS = [
  'role_changed',
  'staff_new_place',
  'many_failures',
] as const satisfies readonly SecurityEventKind[];
export type Alert = (typeof ALERTS)[number];

/** So many failed sign-ins of the whole shop in an hour are an attack. Our own choice: ten a minute. */
export const MANY_FAILURES = 600;
