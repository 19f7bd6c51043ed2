import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { eInvoice } from '../e-invoice.ts';
import { eReceipt } from '../e-receipt.ts';
import { lockTaxpayer, type StoredTaxpayer } from './queries.ts';
import { receiptUuid } from './receipt-uuid.ts';
import { shopAsTaxpayer } from './shop-as-taxpayer.ts';
import { insertSubmission, saveLastUuid, selectUnsubmitted, type Unsubmitted } from './submissions.sql.ts';

/** As many as one submission may hold. */
export const MOST_AT_ONCE = 500;

/** Writes down what the authority will get of the new documents of an issuer, each receipt chained to the one before it. */
export async function prepareDocuments(ctx: Ctx, issuerId: number): Promise<void> {
  const shop = await shopAsTaxpayer(ctx);
  await transaction(ctx, async tx => {
    const taxpayer = await lockTaxpayer(tx, issuerId, shop);
    if (!taxpayer?.isActive || taxpayer.registration === '') return;
    const now = ctx.clock.now();
    const chain = { last: taxpayer.lastUuid };
    for (const document of await selectUnsubmitted(tx, issuerId, MOST_AT_ONCE))
      if (isReady(document)) await prepareNext(tx, { taxpayer, document, now, chain });
    await saveLastUuid(tx, issuerId, chain.last);
  });
}

/** The UUID of an invoice comes from the authority, and what takes it back names it. */
const isReady = ({ form, originalState }: Unsubmitted): boolean =>
  form === 'receipt' || originalState === null || originalState === 'valid';

interface Preparing {
  taxpayer: StoredTaxpayer;
  document: Unsubmitted;
  now: Date;
  chain: { last: string };
}

async function prepareNext(tx: Tx, { taxpayer, document, now, chain }: Preparing): Promise<void> {
  const place = { previousUuid: chain.last, oldUuid: null };
  const uuid = await prepare(tx, { taxpayer, document, now, ...place });
  if (uuid !== null) chain.last = uuid;
}

/** One attempt of one document; gives the UUID of a receipt. */
export async function prepare(
  tx: Tx,
  {
    taxpayer,
    document,
    now,
    previousUuid,
    oldUuid,
  }: Omit<Preparing, 'chain'> & { previousUuid: string; oldUuid: string | null },
): Promise<string | null> {
  const { id, form, content, originalUuid } = document;
  const of = { documentId: id, issuerId: taxpayer.issuerId, form, now };
  if (form === 'invoice') {
    const payload = JSON.stringify(eInvoice(content, taxpayer, originalUuid === null ? [] : [originalUuid]));
    await insertSubmission(tx, { ...of, payload, uuid: null, previousUuid: '', oldUuid: null });
    return null;
  }
  const receipt = eReceipt(content, taxpayer, { previousUuid, referenceUuid: originalUuid, oldUuid });
  const uuid = receiptUuid(JSON.stringify(receipt));
  const payload = JSON.stringify({ ...receipt, header: { ...receipt.header, uuid } });
  await insertSubmission(tx, { ...of, payload, uuid, previousUuid, oldUuid });
  return uuid;
}
