import { DAY } from '#platform/clock.ts';

/** A notice, a warning with time to mend, and the last one before people decide about the shop (picture 51). */
export const WARNING_STEPS = [1, 2, 3] as const;
export type WarningStep = (typeof WARNING_STEPS)[number];

/** A shop that was not warned for so long begins at the first step again: its measures count the same days. */
export const LADDER_DAYS = 90;
/** A merchant has so long to mend before the next step (picture 51: two weeks). */
export const STEP_DAYS = 14;
export const LONGEST_WARNING = 500;

export interface Warned {
  step: WarningStep;
  sentAt: Date;
}

export interface NextWarning {
  step: WarningStep;
  /** Not sent before. */
  from: Date;
}

/** The step that staff may take next; nothing is ever taken by itself, and the last step may be repeated. */
export function nextWarning(latest: Warned | null, now: Date): NextWarning {
  if (!latest || latest.sentAt.getTime() + LADDER_DAYS * DAY <= now.getTime()) return { step: 1, from: now };
  const from = new Date(latest.sentAt.getTime() + STEP_DAYS * DAY);
  return { step: latest.step === 1 ? 2 : 3, from };
}
