import { addBusinessDays, addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';

/** What a complaint is about. */
export const COMPLAINT_SUBJECTS = [
  'order',
  'delivery',
  'refund',
  'merchant',
  'staff',
  'privacy',
  'other',
] as const;
export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number];

/** The shop owes a first answer while it is `waiting`. Only what was answered can be closed. */
export const COMPLAINT_STATES = ['waiting', 'answered', 'closed'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const SHORTEST_COMPLAINT = 10;
export const LONGEST_COMPLAINT = 2000;
export const COMPLAINTS_A_PAGE = 20;
/** A person sees so many of their own, the newest. */
export const MOST_OWN_COMPLAINTS = 20;

interface Steps {
  answeredAt: Date | null;
  closedAt: Date | null;
}

export function stateOf({ answeredAt, closedAt }: Steps): ComplaintState {
  if (closedAt) return 'closed';
  return answeredAt ? 'answered' : 'waiting';
}

/** The end, in Cairo, of the working day so many days after the complaint came. */
export function answerDueAt(sentAt: Date, workingDays: number): Date {
  return startOfCairoDay(addDays(addBusinessDays(cairoDay(sentAt), workingDays), 1));
}
