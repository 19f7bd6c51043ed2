import type { Ctx } from '#platform/server/context.ts';
import type { Decision, MerchantFile } from '../../merchant-file.ts';
import { type MerchantEvent, STAFF_EVENTS, statusAfter } from '../../merchant-status.ts';
import { maskNationalId } from '../../national-id.ts';
import { type CheckItem, checklistOf } from '../../papers.ts';
import { merchantRefusal, merchantRefusals } from '../../text.ts';
import { NATIONAL_ID } from '../application.ts';
import { selectChanges } from '../identity/queries.ts';
import { type FileRow, selectFile } from './queries.ts';

/** Everything that staff know about a merchant. Refuses with `merchant_unknown`. */
export async function readMerchantFile(
  ctx: Ctx,
  { merchantId }: { merchantId: number },
): Promise<MerchantFile> {
  const row = await selectFile(ctx.db, merchantId);
  if (!row) throw merchantRefusal('merchant_unknown');
  const { nationalId, checked: _, history, papers, ...file } = row;
  const changes = await selectChanges(ctx.db, merchantId);
  const checklist = checklistFor(row);
  return {
    ...file,
    statusReason: row.status === 'needs_info' ? row.askReason : row.statusReason,
    nationalId: nationalId === null ? '' : maskNationalId(ctx.secrets.open(nationalId, NATIONAL_ID)),
    submittedAt: row.submittedAt.toISOString(),
    papers: papers.map(paper => ({ ...paper, sentAt: new Date(paper.sentAt).toISOString() })),
    history: history.map(each => ({ ...each, at: new Date(each.at).toISOString() })),
    identityChanges: changes.filter(({ state }) => state !== 'draft'),
    checklist,
    decisions: DECISIONS.flatMap(event => decisionOn(event, row, checklist)),
  };
}

const DECISIONS: readonly MerchantEvent[] = ['accepted', 'papers_asked', 'rejected', ...STAFF_EVENTS];

function checklistFor({ entityKind, papers, checked }: FileRow) {
  const items = checklistOf(
    entityKind,
    papers.map(({ kind }) => kind),
  );
  return items.map((item: CheckItem) => ({ item, checked: checked.includes(item) }));
}

/** Decisions that the table lacks are not offered; one that waits for something says for what. */
function decisionOn(
  event: MerchantEvent,
  { status, openOrders }: FileRow,
  checklist: MerchantFile['checklist'],
): Decision[] {
  if (statusAfter(status, event) === null) return [];
  const [, incomplete] = merchantRefusals.checklist_incomplete;
  const [, open] = merchantRefusals.open_orders;
  const why =
    event === 'accepted' && !checklist.every(({ checked }) => checked)
      ? incomplete
      : event === 'closed' && openOrders > 0
        ? open
        : '';
  return [{ event, allowed: why === '', why }];
}
