import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { importRefusal } from '../../import/text.ts';
import type { ProductImport } from '../../import.calls.ts';
import { proposeBrands, setImportStatus, takeImport } from './queries.ts';
import { queueRun } from './run-import.sql.ts';
import { findImport } from './show-import.ts';

interface ImportInput {
  importId: number;
}

/** Starts a checked or stopped import. Refuses one that runs, is over, or has nothing to import. */
export async function startImport(
  ctx: Ctx,
  { importId }: ImportInput,
  { viewer }: Caller<Account>,
): Promise<ProductImport> {
  const { creates, changes, same } = await findImport(ctx, importId, viewer);
  if (creates + changes + same === 0) throw importRefusal('nothing_to_import');
  await setRunning(ctx, importId);
  return findImport(ctx, importId, viewer);
}

/** The same, if the caller has checked already. */
export async function setRunning(ctx: Ctx, importId: number): Promise<void> {
  await transaction(ctx, async tx => {
    const taken = await takeImport(tx, importId);
    if (taken?.status !== 'checked' && taken?.status !== 'stopped')
      throw importRefusal('import_not_startable');
    await setImportStatus(tx, importId, { status: 'running', now: ctx.clock.now() });
    if (taken.status === 'checked') await proposeBrands(tx, importId, ctx.clock.now());
    await queueRun(tx, importId);
  });
}

/** Stops an import between two chunks; it can continue later. */
export async function stopImport(
  ctx: Ctx,
  { importId }: ImportInput,
  { viewer }: Caller<Account>,
): Promise<ProductImport> {
  await findImport(ctx, importId, viewer);
  await transaction(ctx, async tx => {
    const taken = await takeImport(tx, importId);
    if (taken?.status !== 'running') throw importRefusal('import_not_running');
    await setImportStatus(tx, importId, { status: 'stopped', now: ctx.clock.now() });
  });
  return findImport(ctx, importId, viewer);
}
