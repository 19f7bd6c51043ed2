import { DAY } from '#platform/clock.ts';

/** What an account is found and told by. */
export const CONTACT_KINDS = ['email', 'mobile'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** For so long the old address of an account can take it back after a change. */
export const TAKE_BACK_FOR = 7 * DAY;
