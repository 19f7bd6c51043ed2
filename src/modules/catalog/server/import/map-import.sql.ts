import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ImportWords } from '../../import/product-import.ts';

export async function deleteFilesBefore(run: Runner, before: Date): Promise<void> {
  await sql`
    delete from import_files f using imports i where i.id = f.import_id and i.made_at < ${before}`.execute(
    run,
  );
}

/** What a merchant's files call things. */
export async function selectWords(run: Runner, merchantId: number): Promise<ImportWords> {
  const { rows } = await sql<ImportWords>`
    select coalesce(jsonb_object_agg(word, meaning) filter (where kind = 'column'), '{}') as columns,
           coalesce(jsonb_object_agg(word, meaning::bigint) filter (where kind = 'category'), '{}') as categories
      from import_words where merchant_id = ${merchantId}`.execute(run);
  return rows[0] as ImportWords;
}

export interface SaidWord {
  kind: 'column' | 'category';
  word: string;
  meaning: string;
}

export async function upsertWords(tx: Tx, merchantId: number, words: readonly SaidWord[]): Promise<void> {
  await sql`
    insert into import_words (merchant_id, kind, word, meaning)
    select distinct on (kind, word) ${merchantId}::bigint, kind, word, meaning
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(kind text, word text, meaning text)
    on conflict (merchant_id, kind, word) do update set meaning = excluded.meaning`.execute(tx);
}
