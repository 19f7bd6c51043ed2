import type * as z from 'zod/mini';
import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { emit } from '#platform/server/events.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { sendApplication as sendCall } from '../application.calls.ts';
import { applyFieldText } from '../application.text.ts';
import { type Application, type ApplicationInput, applicationInput } from '../application.ts';
import { isAdultsId } from '../national-id.ts';
import { ENTITY_KINDS, missingPapers } from '../papers.ts';
import { wrongName } from '../shop-name.ts';
import { merchantRefusal } from '../text.ts';
import { changed, NATIONAL_ID, openForChanges } from './application.ts';
import {
  type ApplicationRow,
  insertConsent,
  isMobileVerified,
  markSent,
  selectApplication,
  writeMerchant,
} from './applications.sql.ts';
import { changeStatus } from './change-status.ts';
import { insertEvent } from './queries.ts';

/**
 * Sends the stored application: it becomes a merchant that waits for review. Refuses with all that is wrong at once: every
 * field, terms that were not accepted, an unverified mobile, and papers; papers alone are `papers_missing`. Records consent to the version of the seller terms.
 */
export async function sendApplication(
  ctx: Ctx,
  { acceptTerms }: CallInput<typeof sendCall>,
  { viewer, address, requestId }: Caller<Account>,
): Promise<Application> {
  const { userId } = viewer;
  await transaction(ctx, async tx => {
    const applicationId = await openForChanges(ctx, tx, userId);
    const stored = (await selectApplication(tx, userId)) as ApplicationRow;
    const form = checkForm(ctx, stored, {
      hasAccepted: acceptTerms,
      isVerified: await isMobileVerified(tx, userId),
    });
    const now = ctx.clock.now();
    const merchantId = await writeMerchant(tx, stored.merchantId, {
      ...form,
      applicationId,
      logo: stored.logo,
      now,
    });
    await markSent(tx, applicationId, { merchantId, now });
    await insertConsent(tx, { userId, address });
    if (stored.status === null) {
      const id = await insertEvent(tx, firstEvent(merchantId, userId, now));
      await emit(tx, 'merchant.status_changed', { id });
    } else {
      const event = stored.status === 'rejected' ? 'sent_again' : 'papers_sent';
      await changeStatus(ctx, tx, { change: { merchantId, event }, by: { viewer, requestId } });
    }
  });
  return changed(ctx, userId);
}

const firstEvent = (merchantId: number, userId: number, now: Date) =>
  ({ merchantId, userId, now, event: 'sent', from: 'applied', to: 'applied', reason: '' }) as const;

/** The form as it must be, or a refusal with a sentence for each wrong field. */
function checkForm(
  { secrets, clock }: Ctx,
  stored: ApplicationRow,
  { hasAccepted, isVerified }: { hasAccepted: boolean; isVerified: boolean },
): ApplicationInput {
  const { form, nationalId } = stored;
  const parsed = applicationInput.safeParse(form);
  const fields: Record<string, string> = parsed.success ? {} : fieldsOf(parsed.error);
  const name = parsed.success ? wrongName(parsed.data.nameAr) : null;
  if (name) fields.nameAr = name;
  if (nationalId === null) fields.nationalId = applyFieldText.nationalId;
  else if (!isAdultsId(secrets.open(nationalId, NATIONAL_ID), clock.now()))
    fields.nationalId = applyFieldText.nationalIdAge;
  if (!hasAccepted) fields.acceptTerms = applyFieldText.terms;
  const kind = ENTITY_KINDS.find(each => each === Object(form).entityKind);
  const papers = kind ? missingPapers(kind, stored) : [];
  const wrong = {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(papers.length > 0 && { papers }),
  };
  if (!isVerified) throw merchantRefusal('mobile_not_verified', wrong);
  if (!parsed.success || wrong.fields) throw generalRefusal('invalid_input', wrong);
  if (papers.length > 0) throw merchantRefusal('papers_missing', { papers });
  return parsed.data;
}

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
}
