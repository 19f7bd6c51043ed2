import * as z from 'zod/mini';

/** Something an account is told in its inbox. */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  /** The page of the shop that it is about. */
  link: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** What is counted of an inbox is counted up to here, and pages end there. */
export const MOST_COUNTED = 1_000;
