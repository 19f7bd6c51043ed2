import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Each as it was issued, with the buyer it names. */
export async function collectDocuments(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select coalesce(jsonb_agg(to_jsonb(d) - 'user_id' || jsonb_build_object('buyer', b.buyer) order by d.id), '[]') as documents
      from documents d left join document_buyers b on b.document_id = d.id where d.user_id = ${userId}`.execute(
    run,
  );
  return rows[0] ?? {};
}
