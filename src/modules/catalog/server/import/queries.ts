import { sql } from 'kysely';
import { normalise } from '#platform/arabic.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ImportStatus } from '../../import/product-import.ts';

export interface StoredImport {
  id: number;
  merchantId: number;
  madeBy: number | null;
  role: string;
  status: ImportStatus;
}

/** Locks an import for the transaction, so its chunks run one after another in any process. */
export async function takeImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select id, merchant_id as "merchantId", made_by as "madeBy", role, status from imports where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function setImportStatus(
  tx: Tx,
  id: number,
  { status, now }: { status: ImportStatus; now: Date },
): Promise<void> {
  await sql`
    update imports
       set status = ${status}, touched_at = ${now},
           started_at = case when ${status} = 'running' then coalesce(started_at, ${now}) else started_at end,
           ended_at = case when ${status} = 'done' then ${now}::timestamptz end
     where id = ${id}`.execute(tx);
  if (status === 'done') await storeCounts(tx, id);
}

/** A new product that should be published and has no picture: it comes in as a draft. */
export const LACKS_PICTURE = sql`action = 'create' and wanted ->> 'status' in ('published', 'in_review')
  and coalesce(jsonb_array_length(wanted -> 'images'), 0) = 0`;

/** Nothing in it changes any more, so lists need not count its rows again. */
async function storeCounts(tx: Tx, id: number): Promise<void> {
  await sql`
    update imports set (creates, changes, same, done, failed, drafts) = (
      select count(*) filter (where action = 'create'), count(*) filter (where action = 'change'),
             count(*) filter (where action = 'same'), count(*) filter (where state <> 'waiting'),
             count(*) filter (where state = 'failed'), count(*) filter (where ${LACKS_PICTURE})
        from import_rows where import_id = ${id}) where id = ${id}`.execute(tx);
}

/** Tells staff of the brands of an import that the shop does not have. */
export async function proposeBrands(tx: Tx, importId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ names: string[] }>`
    select proposed_brands as names from imports where id = ${importId}`.execute(tx);
  const brands = (rows[0]?.names ?? []).map(name => ({ name: normalise(name), shown: name }));
  await sql`
    insert into proposed_brands as b (name, shown_name, proposed_at)
    select name, shown, ${now} from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as p(name text, shown text)
     where name <> ''
    on conflict (name) do update set imports = b.imports + 1, proposed_at = excluded.proposed_at`.execute(tx);
}
