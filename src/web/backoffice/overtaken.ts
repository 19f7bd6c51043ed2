import { Refusal } from '#platform/refusal.ts';

const GONE = 404;
const CHANGED = 409;

/** Whether it was refused because things are no longer as they are shown, so that they are to be looked at anew. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === GONE || error.status === CHANGED);
