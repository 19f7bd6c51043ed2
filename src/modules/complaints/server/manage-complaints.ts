import type { CallBody, CallInput } from '#platform/call.ts';
import { foldDigits } from '#platform/digits.ts';
import { normaliseMobile } from '#platform/phone.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  answerComplaint as answerCall,
  closeComplaint as closeCall,
  listComplaints as listCall,
} from '../calls.ts';
import { COMPLAINTS_A_PAGE, type ComplaintState, stateOf } from '../complaint.ts';
import { refuseComplaint } from '../text.ts';
import { notifyAnswered } from './notify-complainant.ts';
import {
  countComplaints,
  insertAnswer,
  lockComplaint,
  markClosed,
  type StoredComplaint,
  selectAnswered,
  selectComplaints,
} from './queries.ts';
import { shown } from './show-complaints.ts';

export async function listComplaints(
  { db, clock }: Ctx,
  { tab, subject, q = '', page }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const asked = { subject, ...lookedFor(q) };
  const counts = await countComplaints(db, asked);
  const { rows, totalPages } = await pageOf({ page, limit: COMPLAINTS_A_PAGE, count: counts[tab] }, place =>
    selectComplaints(db, { ...asked, tab, ...place }),
  );
  const now = clock.now();
  return {
    complaints: rows.map(row => ({
      ...shown(row),
      name: row.name,
      mobile: row.mobile,
      userId: row.userId,
      isOverdue: row.answeredAt === null && row.dueAt < now,
    })),
    counts,
    totalPages,
  };
}

/** A mobile in any spelling, otherwise a number; what is neither finds nothing. */
function lookedFor(q: string): { mobile?: string; number?: number } {
  if (q === '') return {};
  const mobile = normaliseMobile(q);
  if (mobile !== null) return { mobile };
  const digits = foldDigits(q).replace(/[^\d]/g, '').slice(0, 15);
  return { number: Number(digits || 0) };
}

interface Step {
  complaintId: number;
  by: Caller<Account>;
}

/**
 * Writes an answer and tells whoever complained. Refuses a closed complaint, and one that a colleague answered while the
 * caller wrote (`complaint_answered_meanwhile`, with the newest answer, so that the caller may read it and send theirs). Audited.
 */
export function answerComplaint(
  ctx: Ctx,
  { complaintId, body, answers }: CallInput<typeof answerCall>,
  by: Caller<Account>,
): Promise<CallBody<typeof answerCall>> {
  return transaction(ctx, async tx => {
    const complaint = await openComplaint(tx, complaintId);
    const known = await selectAnswered(tx, complaintId);
    if (known.answers > answers) throw refuseComplaint('complaint_answered_meanwhile', { ...known });
    await insertAnswer(tx, { complaintId, body, by: by.viewer.userId, now: ctx.clock.now() });
    await notifyAnswered(ctx, tx, { complaint, body });
    await note(tx, { complaintId, by }, { from: stateOf(complaint), to: 'answered' });
    return { state: 'answered' };
  });
}

/** Refuses what nobody has answered yet, and what is closed. Audited. */
export function closeComplaint(
  ctx: Ctx,
  { complaintId }: CallInput<typeof closeCall>,
  by: Caller<Account>,
): Promise<CallBody<typeof closeCall>> {
  return transaction(ctx, async tx => {
    const { answeredAt } = await openComplaint(tx, complaintId);
    if (!answeredAt) throw refuseComplaint('complaint_unanswered');
    await markClosed(tx, complaintId, ctx.clock.now());
    await note(tx, { complaintId, by }, { from: 'answered', to: 'closed' });
    return { state: 'closed' };
  });
}

async function openComplaint(tx: Tx, complaintId: number): Promise<StoredComplaint> {
  const complaint = await lockComplaint(tx, complaintId);
  if (!complaint) throw refuseComplaint('complaint_not_found');
  if (complaint.closedAt) throw refuseComplaint('complaint_closed');
  return complaint;
}

function note(
  tx: Tx,
  { complaintId, by }: Step,
  change: { from: ComplaintState; to: ComplaintState },
): Promise<void> {
  const subject = { type: 'complaint', id: complaintId };
  return recordChange(tx, by, { what: 'complaint.state', subject, isAct: true, ...change });
}
