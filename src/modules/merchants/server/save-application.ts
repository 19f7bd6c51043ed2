import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import type { saveApplication as saveCall } from '../application.calls.ts';
import type { Application } from '../application.ts';
import { maskNationalId, normaliseNationalId } from '../national-id.ts';
import { changed, NATIONAL_ID, openForChanges } from './application.ts';
import { mergeDraft } from './applications.sql.ts';

/** Stores what was typed so far. The national id is stored encrypted, and only if it is complete. */
export async function saveApplication(
  ctx: Ctx,
  { nationalId, ...form }: CallInput<typeof saveCall>,
  { userId }: Account,
): Promise<Application> {
  await transaction(ctx, async tx => {
    const id = await openForChanges(ctx, tx, userId);
    await mergeDraft(tx, { id, form, nationalId: sealed(ctx, nationalId) });
  });
  return changed(ctx, userId);
}

/** Undefined keeps the stored one: nothing was typed, or the form returned only its mask. */
function sealed({ secrets, clock }: Ctx, typed: string | undefined): Buffer | null | undefined {
  if (typed === undefined || typed === maskNationalId(typed)) return undefined;
  const id = normaliseNationalId(typed, clock.now());
  return id === null ? null : secrets.seal(id, NATIONAL_ID);
}
