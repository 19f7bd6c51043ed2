import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { SETTING_GROUPS } from './setting-field.ts';

const group = z.enum(SETTING_GROUPS);
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.number()),
  z.record(z.string(), z.number()),
]);
const shownGroup = z.object({
  version: z.int(),
  changedAt: z.nullable(z.string()),
  /** By path, as a person reads them: amounts in pounds. */
  values: z.record(z.string(), value),
  defaults: z.record(z.string(), value),
});
export type ShownGroup = z.output<typeof shownGroup>;

export const showSettings = defineCall({
  method: 'GET',
  path: '/api/web/settings/:group',
  access: 'settings',
  summary: 'A group of settings in force, with what they are where nobody says otherwise; amounts in pounds',
  input: z.object({ group }),
  output: shownGroup,
});

export const saveSettings = defineCall({
  method: 'PUT',
  path: '/api/web/settings/:group',
  access: 'settings',
  summary: 'Changes settings of a group by path; null brings the default back. They count at once',
  input: z.object({
    group,
    /** The version that was seen; if somebody else saved meanwhile, the call refuses and changes nothing. */
    version: z.int(),
    /** Numbers may be sent as they were typed. */
    values: z.record(z.string(), z.unknown()),
  }),
  output: shownGroup,
  refusals: ['settings_wrong', 'changed_meanwhile', 'confirmation_needed'],
});

export const showBrake = defineCall({
  method: 'GET',
  path: '/api/web/settings/brake',
  access: 'settings',
  summary:
    'Whether trying to sign in and asking for codes is slowed down now, and what was counted in ten minutes',
  input: z.object({}),
  output: z.object({
    mode: z.enum(['off', 'on', 'auto']),
    isOn: z.boolean(),
    /** Nothing is counted while it is off. */
    requests: z.int(),
    failures: z.int(),
  }),
});

/** What a single merchant may have a percentage of its own for: its commission, and the tax withheld from its payouts. */
export const MERCHANT_RATES = ['commission', 'withholding'] as const;
export type MerchantRate = (typeof MERCHANT_RATES)[number];

const merchantRate = z.object({
  /** Null: the merchant has no rate of its own. */
  percent: z.nullable(z.number()),
  /** The general rate, used if neither the merchant nor a category has one. */
  general: z.number(),
});
const merchantRates = z.object({ commission: merchantRate, withholding: merchantRate });

export const showMerchantRates = defineCall({
  method: 'GET',
  path: '/api/web/settings/merchant-rates/:merchantId',
  access: 'settings',
  summary: 'The commission of a merchant, and the tax withheld from its payouts',
  input: z.object({ merchantId: pathId }),
  output: merchantRates,
});

export const setMerchantRate = defineCall({
  method: 'PUT',
  path: '/api/web/settings/merchant-rates/:merchantId',
  access: 'settings',
  summary: 'Gives a merchant a rate of its own from its next order or payout on; null takes it back',
  input: z.object({
    merchantId: pathId,
    rate: z.enum(MERCHANT_RATES),
    percent: z.nullable(z.union([z.string(), z.number()])),
  }),
  output: merchantRates,
  refusals: ['settings_wrong'],
});
