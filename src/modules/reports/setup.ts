import type { Permission } from '#platform/permission.ts';

/** What a merchant sets up before it sells and is paid, in this order, and who of its people may. */
export const SETUP = {
  logo: 'own_account',
  first_product: 'products',
  payout_channel: 'payout_channel',
  second_factor: 'payout_channel',
} as const satisfies Record<string, Permission>;

export type SetupStep = keyof typeof SETUP;
export const SETUP_STEPS = Object.keys(SETUP) as [SetupStep, ...SetupStep[]];
