import { noteReadings } from '#modules/accounts/server/privacy/note-readings.ts';
import { documentTitle, documentPageText as text } from '#modules/payouts/document.text.ts';
import { showDocument } from '#modules/payouts/server/documents/show-document.ts';
import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { printDocument as printCall } from '../calls.ts';
import { drawDocument } from './draw-document.ts';
import { showAuthority } from './submissions.ts';

/**
 * A document as a PDF for whoever may read it, with what that reader may know of its buyer. Refuses with
 * `document_not_found`.
 */
export async function printDocument(
  ctx: Ctx,
  { documentId }: CallInput<typeof printCall>,
  caller: Caller<Account>,
): Promise<RepliedFile> {
  const document = await showDocument(ctx, { documentId }, caller);
  const authority = await showAuthority(ctx, { documentId }, caller);
  // A file's bytes do not tell whom they name, so what is read is written down here.
  if (document.buyer && document.orderId !== null)
    await noteReadings(ctx, caller.viewer, { orderIds: [document.orderId] });
  return {
    name: text.file(documentTitle(document), document.number),
    type: 'application/pdf',
    bytes: await drawDocument(document, authority),
  };
}
