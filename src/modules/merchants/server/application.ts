import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import { type Application, isOpenForChanges } from '../application.ts';
import { maskNationalId } from '../national-id.ts';
import { merchantRefusal } from '../text.ts';
import { type ApplicationRow, openApplication, selectApplication } from './applications.sql.ts';

/** The purpose that a national id is encrypted for. */
export const NATIONAL_ID = 'merchant_applications.national_id';

/** An account's application as its owner sees it; null if there is none. */
export async function readApplication(ctx: Ctx, userId: number): Promise<Application | null> {
  const row = await selectApplication(ctx.db, userId);
  return row ? toApplication(ctx, row) : null;
}

function toApplication({ secrets }: Ctx, row: ApplicationRow): Application {
  const { id, status, form, papersAsked, papers } = row;
  return {
    id,
    status,
    form,
    logoUrl: row.logo,
    nationalId: row.nationalId === null ? '' : maskNationalId(secrets.open(row.nationalId, NATIONAL_ID)),
    papers: papers.map(paper => ({ ...paper, sentAt: new Date(paper.sentAt).toISOString() })),
    papersAsked,
    reason: status === 'needs_info' ? row.askReason : row.statusReason,
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}

/**
 * The account's application, locked, and created if there was none. Refuses with `application_under_review` while it
 * must not change.
 */
export async function openForChanges(ctx: Ctx, tx: Tx, userId: number): Promise<number> {
  const { id, status } = await openApplication(tx, userId, ctx.clock.now());
  if (!isOpenForChanges(status)) throw merchantRefusal('application_under_review');
  return id;
}

/** The account's application after a change. Refuses where the account was erased meanwhile. */
export async function changed(ctx: Ctx, userId: number): Promise<Application> {
  const application = await readApplication(ctx, userId);
  if (!application) throw generalRefusal('changed_at_once');
  return application;
}
