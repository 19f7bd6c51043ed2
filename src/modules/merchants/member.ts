import * as z from 'zod/mini';
import { DUTIES } from '#platform/viewer.ts';

/** The maximum of open invitations of one merchant, because each is a message to somebody. Our own choice. */
export const MOST_INVITATIONS = 20;

/** A member of a merchant. */
export const memberOutput = z.object({
  userId: z.int(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  duty: z.enum(DUTIES),
  /** Whether it is the viewer. */
  isSelf: z.boolean(),
});
export type Member = z.output<typeof memberOutput>;

/** An invited person. */
export const invitationOutput = z.object({
  id: z.int(),
  recipient: z.string(),
  duty: z.enum(DUTIES),
  expiresAt: z.string(),
});
export type Invitation = z.output<typeof invitationOutput>;
