import * as z from 'zod/mini';

/** A sentence for one person, by SMS or by mail. Messages by WhatsApp are written in another way (`whatsapp.ts`). */
export interface Message {
  userId: number | null;
  channel: 'sms' | 'email';
  /** A mobile number (`+201…`) or an e-mail address. */
  recipient: string;
  subject: string;
  body: string;
  /** It holds what lets somebody in, such as a code: the body is dropped once it has left. */
  secret: boolean;
  /** It is not sent after this moment. */
  goodUntil: Date | null;
}

export const sentMessageOutput = z.object({
  id: z.int(),
  channel: z.enum(['sms', 'email', 'whatsapp']),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  createdAt: z.string(),
});
export type SentMessage = z.output<typeof sentMessageOutput>;
