import * as z from 'zod/mini';

/** An entry in an account's inbox. */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  /** The shop's page about it. */
  link: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** Counting stops here, and so do the pages of the inbox. */
export const MOST_COUNTED = 1_000;
