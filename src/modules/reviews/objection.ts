import { DAY } from '#platform/clock.ts';

/** For so long after an event its merchant may object to it (picture 46); later nobody remembers what happened. */
export const OBJECTION_DAYS = 15;
/** So soon staff decide, so that a measure is right while the merchant still watches it. Our own choice. */
export const DECISION_DAYS = 5;

export const OBJECTION_STATES = ['waiting', 'accepted', 'refused'] as const;
export type ObjectionState = (typeof OBJECTION_STATES)[number];

/** The tabs of the staff's list. */
export const OBJECTION_TABS = ['waiting', 'decided'] as const;
export type ObjectionTab = (typeof OBJECTION_TABS)[number];

export const OBJECTIONS_A_PAGE = 20;
export const LONGEST_OBJECTION = 500;

/** `accepted` is null until it is decided. */
export function objectionState(accepted: boolean | null): ObjectionState {
  if (accepted === null) return 'waiting';
  return accepted ? 'accepted' : 'refused';
}

/** Until when its merchant may object to an event. */
export const objectUntil = (at: Date): Date => new Date(at.getTime() + OBJECTION_DAYS * DAY);

/** From when on a decision is late. */
export const decisionDue = (sentAt: Date): Date => new Date(sentAt.getTime() + DECISION_DAYS * DAY);
