import type { EtaConfig } from '#platform/server/config/eta-config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FORMS, type Form } from '../submission.ts';
import {
  AuthorityRefused,
  readDocument,
  sendInvoices,
  sendReceipts,
  signIn,
  type Taken,
} from './authority.ts';
import { MOST_AT_ONCE, prepareDocuments } from './prepare.ts';
import { type StoredTaxpayer, saveTrouble, selectActive, selectTaxpayer } from './queries.ts';
import { shopAsTaxpayer } from './shop-as-taxpayer.ts';
import {
  claimWaiting,
  type Outcome,
  releaseWaiting,
  saveOutcomes,
  selectBusy,
  selectSent,
  type Waiting,
} from './submissions.sql.ts';
import { TAX_SECRET } from './tax-secret.ts';

/** A submission is at most 1.5 MB. */
const MOST_BYTES = 1_400_000;

/**
 * Hands new documents in, and asks what became of those that were handed in. Written down first, then sent, outside of every
 * transaction: a lost answer is asked for and never guessed. One issuer's trouble does not hold up another.
 */
export async function submitDocuments(ctx: Ctx): Promise<void> {
  const { eta } = ctx.config;
  if (!eta) return;
  for (const issuerId of await selectActive(ctx.db)) await prepareDocuments(ctx, issuerId);
  for (const issuerId of await selectBusy(ctx.db)) await serve(ctx, eta, issuerId);
}

async function serve(ctx: Ctx, eta: EtaConfig, issuerId: number): Promise<void> {
  const taxpayer = await selectTaxpayer(ctx.db, issuerId, await shopAsTaxpayer(ctx));
  if (!taxpayer?.clientSecret) return;
  try {
    for (const form of FORMS) await serveForm({ ctx, eta, taxpayer, form });
    await saveTrouble(ctx.db, issuerId, '');
  } catch (error) {
    const said = error instanceof AuthorityRefused ? error.message : '';
    if (said) await saveTrouble(ctx.db, issuerId, said);
    ctx.log.warn({ issuer: issuerId, err: error }, 'documents could not be handed in to the tax authority');
  }
}

interface Serving {
  ctx: Ctx;
  eta: EtaConfig;
  taxpayer: StoredTaxpayer;
  form: Form;
}

async function serveForm(serving: Serving): Promise<void> {
  const { ctx, taxpayer, form } = serving;
  const { issuerId } = taxpayer;
  const sent = (await selectSent(ctx.db, issuerId, MOST_AT_ONCE)).filter(each => each.form === form);
  const now = ctx.clock.now();
  const waiting = await claimWaiting(ctx.db, { issuerId, form, most: MOST_AT_ONCE, now });
  if (sent.length === 0 && waiting.length === 0) return;
  const token = await signInAs(serving).catch(async error => {
    await releaseWaiting(
      ctx.db,
      waiting.filter(({ wasTried }) => !wasTried).map(({ id }) => id),
    );
    throw error;
  });
  for (const { id, uuid } of sent) await recordOutcome(serving, token, { id, uuid });
  const fresh = await withoutTaken(serving, token, waiting);
  for (const batch of batchesOf(fresh)) await handIn(serving, token, batch);
}

function signInAs({ ctx, eta, taxpayer, form }: Serving): Promise<string> {
  const clientSecret = ctx.secrets.open(taxpayer.clientSecret as Buffer, TAX_SECRET);
  return signIn(eta, { ...taxpayer, clientSecret }, form);
}

/** Asks what became of a document and writes it down. Gives whether the authority knows it. */
async function recordOutcome(
  { ctx, eta, form }: Serving,
  token: string,
  { id, uuid }: { id: number; uuid: string },
): Promise<boolean> {
  const { status, error } = await readDocument(eta, token, { form, uuid });
  if (status === 'unknown') return false;
  const state = status === 'pending' ? 'sent' : status;
  await saveOutcomes(ctx.db, [{ id, state, uuid, batchUuid: null, error }], ctx.clock.now());
  return true;
}

/** Those that were tried before may have arrived: a receipt is known by its UUID. */
async function withoutTaken(
  serving: Serving,
  token: string,
  waiting: readonly Waiting[],
): Promise<Waiting[]> {
  const left: Waiting[] = [];
  for (const each of waiting) {
    const { id, uuid, wasTried } = each;
    const isTaken = wasTried && uuid !== null && (await recordOutcome(serving, token, { id, uuid }));
    if (!isTaken) left.push(each);
  }
  return left;
}

function batchesOf(waiting: readonly Waiting[]): Waiting[][] {
  const batches: Waiting[][] = [];
  let bytes = 0;
  for (const each of waiting) {
    const size = Buffer.byteLength(each.payload);
    const last = batches.at(-1);
    if (!last || bytes + size > MOST_BYTES) {
      batches.push([each]);
      bytes = size;
    } else {
      last.push(each);
      bytes += size;
    }
  }
  return batches;
}

async function handIn({ ctx, eta, form }: Serving, token: string, batch: readonly Waiting[]): Promise<void> {
  const payloads = batch.map(({ payload }) => payload);
  const send = form === 'receipt' ? sendReceipts : sendInvoices;
  try {
    const outcomes = outcomesOf(batch, await send(eta, token, payloads));
    await saveOutcomes(ctx.db, outcomes, ctx.clock.now());
  } catch (error) {
    if (!(error instanceof AuthorityRefused)) throw error;
    await refuseBatch(ctx, batch, error);
  }
}

/** A structure that is wrong is somebody's to mend; what the authority will take later, or has already, is tried later. */
async function refuseBatch(ctx: Ctx, batch: readonly Waiting[], error: AuthorityRefused): Promise<void> {
  if (error.status !== 400) throw error;
  const outcomes = batch.map(
    ({ id, uuid }): Outcome => ({ id, state: 'rejected', uuid, batchUuid: null, error: error.message }),
  );
  await saveOutcomes(ctx.db, outcomes, ctx.clock.now());
}

function outcomesOf(batch: readonly Waiting[], { batchUuid, accepted, rejected }: Taken): Outcome[] {
  return batch.flatMap((each): Outcome[] => {
    const number = numberOf(each);
    const taken = accepted.find(other => other.number === number);
    const refused = rejected.find(other => other.number === number);
    if (taken) return [{ id: each.id, state: 'sent', uuid: taken.uuid, batchUuid, error: '' }];
    return refused
      ? [{ id: each.id, state: 'rejected', uuid: each.uuid, batchUuid, error: refused.error }]
      : [];
  });
}

function numberOf({ payload, form }: Waiting): string {
  const written = JSON.parse(payload) as { header?: { receiptNumber: string }; internalID?: string };
  return (form === 'receipt' ? written.header?.receiptNumber : written.internalID) ?? '';
}
