import { Refusal } from '#platform/refusal.ts';

const GONE = 404;
const CHANGED = 409;

/** Whether it was refused because the data on the screen are out of date, so they must be fetched again. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === GONE || error.status === CHANGED);
