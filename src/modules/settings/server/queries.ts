import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { PageSection } from '../calls.ts';

export async function selectSettings(run: Runner) {
  const { rows } = await sql<{ name: string; value: unknown }>`select name, value from settings`.execute(run);
  return rows;
}

export async function selectPage(run: Runner, name: string) {
  const { rows } = await sql<{ version: string; sections: PageSection[] }>`
    select version, sections from pages where name = ${name}`.execute(run);
  return rows[0];
}
