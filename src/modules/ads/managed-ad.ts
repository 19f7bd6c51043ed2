import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { DAY } from '#platform/clock.ts';
import { cairoMoment } from '#platform/dates.ts';
import { jointRule, pathId, rowId } from '#platform/inputs.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { AD_TARGETS, AD_TYPES, adOutput } from './ad.ts';
import { adRules } from './managed-ad.text.ts';

export const LONGEST_AD_TITLE = 150;
export const AD_ORDERS = [1, 2, 3] as const;

export const AD_STATES = ['running', 'waiting', 'ended', 'off'] as const;
export type AdState = (typeof AD_STATES)[number];

const cropFields = z.object({ x: z.number(), y: z.number(), width: z.number() });

export const managedAd = z.object({
  ...adOutput.shape,
  version: z.int(),
  state: z.enum(AD_STATES),
  /** Whether the landing page shows it now; of several in one place it shows the newest. */
  shown: z.boolean(),
  /** Whether the shop shows its target; an ad with a hidden target does not run. */
  targetShows: z.boolean(),
  targetName: z.string(),
  merchantName: z.string(),
  active: z.boolean(),
  /** ISO times; null: no limit. */
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** The picture its image was cut from; null if the image was not cut. */
  picture: z.nullable(
    z.object({ identifier: z.string(), width: z.int(), height: z.int(), crop: cropFields }),
  ),
  /** Other active ads in the same place at overlapping times. */
  overlaps: z.array(z.object({ id: z.int(), title: z.string() })),
  impressions: z.int(),
  clicks: z.int(),
});
export type ManagedAd = z.output<typeof managedAd>;

/** A minute in Cairo from a form, as a moment. */
const minute = z.nullable(
  z.pipe(
    z.string(adRules.time).check(z.refine(text => cairoMoment(text) !== null, adRules.time)),
    z.transform(text => cairoMoment(text) as Date),
  ),
);

const id = z.nullable(rowId);

const draftPicture = z.nullable(z.object({ identifier: z.string(), crop: cropFields }));

/** The fields of an ad that its editor sends. `picture: null` leaves the image as it is. */
const draftFields = {
  type: z.enum(AD_TYPES),
  order: z.int().check(z.minimum(1), z.maximum(3)),
  title: z
    .string(REQUIRED_FIELD)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, adRules.title),
      z.maxLength(LONGEST_AD_TITLE, adRules.title),
    ),
  directTo: z.enum(AD_TARGETS),
  targetId: z.int(adRules.target).check(z.positive()),
  /** The merchant a click leads to once the target is gone [LND-11]. For a merchant's or product's ad it is derived from the target. */
  merchantId: id,
  startsAt: minute,
  endsAt: minute,
  active: z.boolean(),
  picture: draftPicture,
};

interface Period {
  startsAt: Date | null;
  endsAt: Date | null;
}

const endsAfterStart = jointRule<Period>(
  ['startsAt', 'endsAt'],
  ({ startsAt, endsAt }) => startsAt === null || endsAt === null || endsAt > startsAt,
  { at: 'endsAt', error: adRules.ends },
);

export type AdDraft = z.output<z.ZodMiniObject<typeof draftFields>>;

/** A new ad needs a picture; that refusal comes together with whatever else the ad lacks. */
export const newDraft = z
  .object({
    ...draftFields,
    picture: z.pipe(
      draftPicture.check(z.refine(given => given !== null, adRules.picture)),
      z.transform(given => given as NonNullable<typeof given>),
    ),
  })
  .check(endsAfterStart);

/** The same, over the version of the ad that was read. */
export const savedDraft = z.object({ ...draftFields, adId: pathId, version: z.int() }).check(endsAfterStart);

/** An active ad that ends before this moment is a task: it may have to be renewed. */
export const endingBefore = (now: Date) => new Date(now.getTime() + 7 * DAY);

export function adState({ active, startsAt, endsAt }: Period & { active: boolean }, now: Date): AdState {
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (!active) return 'off';
  return startsAt !== null && startsAt > now ? 'waiting' : 'running';
}
