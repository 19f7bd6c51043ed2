import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { inspectConversation as inspectCall } from '../back-office.calls.ts';
import { showThread } from './show-conversations.ts';

/** Staff read what two others wrote. The audit says who, when and why, before anything is shown. */
export async function inspectConversation(
  ctx: Ctx,
  { reason, ...asked }: CallInput<typeof inspectCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof inspectCall>> {
  const thread = await showThread(ctx, asked, null);
  const subject = { type: 'conversation', id: asked.conversationId };
  await transaction(ctx, tx =>
    recordChange(tx, caller, { what: 'conversation.read', subject, from: null, to: null, reason }),
  );
  return thread;
}
