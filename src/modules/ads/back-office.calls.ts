import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { page, pathId } from '#platform/inputs.ts';
import { AD_TARGETS, AD_TYPES } from './ad.ts';
import { managedAd, newDraft, savedDraft } from './managed-ad.ts';

const version = z.int();
const PICTURE_REFUSALS = ['ad_picture_wrong_size', 'ad_picture_missing', 'ad_target_missing'] as const;

export const listAds = defineCall({
  method: 'GET',
  path: '/api/web/back-office/ad/list',
  access: 'ads',
  summary: 'Ads by place and order, and those that the landing page shows now',
  input: z.object({
    type: z.optional(z.enum(AD_TYPES)),
    /** Only active ads that end within the week, as the home counts them. */
    ending: z.optional(z.literal('soon')),
    q: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(100))),
    page: page(),
  }),
  output: z.object({ ads: z.array(managedAd), shown: z.array(managedAd), totalPages: z.int() }),
});

export const showAd = defineCall({
  method: 'GET',
  path: '/api/web/back-office/ad/details/:adId',
  access: 'ads',
  summary: 'An ad, with how often it was seen and followed on its last days',
  input: z.object({ adId: pathId }),
  output: z.object({
    ad: managedAd,
    /** Days in Cairo, the last first. */
    days: z.array(z.object({ day: z.string(), impressions: z.int(), clicks: z.int() })),
  }),
  refusals: ['ad_not_found'],
});

export const createAd = defineCall({
  method: 'POST',
  path: '/api/web/back-office/ad/create',
  access: 'ads',
  summary: 'Makes an ad; its picture is cut to the size of its place [IMG-4]',
  input: newDraft,
  output: managedAd,
  refusals: PICTURE_REFUSALS,
});

export const saveAd = defineCall({
  method: 'PUT',
  path: '/api/web/back-office/ad/details/:adId',
  access: 'ads',
  summary: 'Saves an ad over the version it was read in',
  input: savedDraft,
  output: managedAd,
  refusals: ['ad_not_found', 'ad_changed_meanwhile', ...PICTURE_REFUSALS],
});

export const switchAd = defineCall({
  method: 'POST',
  path: '/api/web/back-office/ad/switch/:adId',
  access: 'ads',
  summary: 'Takes an ad off the landing page, or puts it on for the time it has',
  input: z.object({ adId: pathId, active: z.boolean() }),
  output: managedAd,
  refusals: ['ad_not_found'],
});

export const moveAd = defineCall({
  method: 'POST',
  path: '/api/web/back-office/ad/move/:adId',
  access: 'ads',
  summary: 'Gives an ad another order in its place; the one that is shown there takes the order it leaves',
  input: z.object({ adId: pathId, version, order: z.int().check(z.minimum(1), z.maximum(3)) }),
  output: z.object({ shown: z.array(managedAd) }),
  refusals: ['ad_not_found', 'ad_changed_meanwhile', 'ad_picture_wrong_size'],
});

export const deleteAd = defineCall({
  method: 'DELETE',
  path: '/api/web/back-office/ad/details/:adId',
  access: 'ads',
  summary: 'Deletes an ad and its counts',
  input: z.object({ adId: pathId }),
  output: z.object({}),
  refusals: ['ad_not_found'],
});

export const findTargets = defineCall({
  method: 'GET',
  path: '/api/web/back-office/ad/targets',
  access: 'ads',
  summary: 'Up to 8 merchants, products, categories or brands of the shop whose name holds the words',
  input: z.object({
    kind: z.enum(AD_TARGETS),
    q: z.string().check(z.overwrite(cleanText), z.maxLength(100)),
  }),
  output: z.object({ targets: z.array(z.object({ id: z.int(), name: z.string(), detail: z.string() })) }),
});
