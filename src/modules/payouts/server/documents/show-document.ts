import { merchantKnowsBuyer } from '#modules/orders/visible-order.ts';
import { toPounds } from '#platform/money.ts';
import { can } from '#platform/permission.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { documentRefusal } from '../../document.text.ts';
import { SHOP } from '../../document.ts';
import type { DocumentBody, listDocuments as listCall } from '../../documents.calls.ts';
import { type StoredDocument, selectDocument, selectDocuments } from './queries.ts';

/** A document for its buyer, its merchant, or finance. For others it does not exist. */
export async function showDocument(
  ctx: Ctx,
  { documentId }: { documentId: number },
  caller: Caller<Account>,
): Promise<DocumentBody> {
  return describe(asSeenBy(caller.viewer, await readOwnDocument(ctx, { documentId }, caller)));
}

/** As it is stored, for others that say something of it. Refuses with `document_not_found`. */
export async function readOwnDocument(
  ctx: Ctx,
  { documentId }: { documentId: number },
  { viewer }: Caller<Account>,
): Promise<StoredDocument> {
  const document = await selectDocument(ctx.db, documentId);
  if (!document || !concerns(viewer, document)) throw documentRefusal('document_not_found');
  return document;
}

/** The caller's documents, newest first; finance sees all. */
export const listDocuments: UseCase<typeof listCall> = async (
  ctx,
  { orderId, before, limit },
  { viewer },
) => {
  if (viewer.role !== 'user' && !can(viewer, 'ledger') && !can(viewer, 'own_money'))
    return { documents: [], next: null };
  const found = await selectDocuments(ctx.db, { ...whose(viewer), orderId, before, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    documents: page.map(document => describe(asSeenBy(viewer, document))),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
};

function whose(viewer: Account): { merchantId?: number; userId?: number } {
  if (viewer.role === 'user') return { userId: viewer.userId };
  return viewer.merchantId === null ? {} : { merchantId: viewer.merchantId };
}

function concerns(viewer: Account, { merchantId, userId, issuerId }: StoredDocument): boolean {
  if (viewer.role === 'user') return viewer.userId === userId;
  if (can(viewer, 'ledger')) return true;
  const isShops = issuerId === SHOP && userId !== null;
  return can(viewer, 'own_money') && viewer.merchantId === merchantId && !isShops;
}

/**
 * A merchant reads the buyer of a receipt only while it knows the buyer of the order (A3). The invoices of the shop name
 * the merchant as their buyer and stay whole.
 */
function asSeenBy(viewer: Account, document: StoredDocument): StoredDocument {
  const { userId, content, orderStatus } = document;
  const knows = userId === null || (orderStatus !== null && merchantKnowsBuyer(orderStatus));
  if (viewer.role !== 'merchant' || knows) return document;
  return { ...document, content: { ...content, buyer: null } };
}

function describe({ id, issuerId, content }: StoredDocument): DocumentBody {
  const { lines, total, vat, ...says } = content;
  return {
    ...says,
    id,
    issuer: issuerId === SHOP ? 'shop' : 'merchant',
    total: toPounds(total),
    vat: toPounds(vat),
    lines: lines.map(line => ({ ...line, gross: toPounds(line.gross), vat: toPounds(line.vat) })),
  };
}
