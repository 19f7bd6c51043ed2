/**
 * What became of a document at the tax authority. `waiting` is not sent, `sent` waits for its validation, `rejected` was
 * not taken at all, `invalid` was taken and found wrong: both wait for somebody, who mends the cause and sends it again.
 */
export const SUBMISSION_STATES = ['waiting', 'sent', 'valid', 'invalid', 'rejected', 'replaced'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Receipts go to consumers, invoices between the shop and its merchants. */
export const FORMS = ['receipt', 'invoice'] as const;
export type Form = (typeof FORMS)[number];

export const PROBLEM_STATES = ['invalid', 'rejected'] as const satisfies readonly SubmissionState[];

export const isProblem = (state: SubmissionState): boolean =>
  (PROBLEM_STATES as readonly SubmissionState[]).includes(state);
