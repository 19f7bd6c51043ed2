import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { PageSection } from '../calls.ts';

interface VersionRow {
  number: number;
  version: string;
  savedAt: Date;
  savedBy: string | null;
}

/** All versions of a text, the newest first. */
export async function selectVersions(run: Runner, name: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.version, v.saved_at as "savedAt", u.name as "savedBy"
      from page_versions v left join users u on u.id = v.saved_by
     where v.name = ${name} order by v.number desc`.execute(run);
  return rows;
}

export async function selectPageVersion(run: Runner, name: string, number: number) {
  const { rows } = await sql<VersionRow & { sections: PageSection[] }>`
    select v.number, v.version, v.sections, v.saved_at as "savedAt", u.name as "savedBy"
      from page_versions v left join users u on u.id = v.saved_by
     where v.name = ${name} and v.number = ${number}`.execute(run);
  return rows[0];
}

export async function selectWritten(run: Runner, name: string) {
  const { rows } = await sql<{ number: number; version: string; sections: PageSection[] }>`
    select number, version, sections from pages where name = ${name}`.execute(run);
  return rows[0];
}

interface NextPage {
  name: string;
  /** The version that was seen; 0: there was none. */
  seen: number;
  /** The version is a day; the second one of a day gets a number. */
  day: string;
  sections: readonly PageSection[];
  userId: number;
  now: Date;
}

/** Whether it was saved; false if the current version is not the one that was seen. */
export async function writePage(tx: Tx, page: NextPage): Promise<boolean> {
  const { name, seen, day, sections, userId, now } = page;
  const { rows } = await sql`
    insert into pages (name, version, sections, number, saved_at, saved_by)
    select ${name}, ${day} || case when count(*) = 0 then '' else '-' || count(*) + 1 end, ${JSON.stringify(sections)}::jsonb,
           ${seen}::integer + 1, ${now}, ${userId}
      from page_versions where name = ${name} and (version = ${day} or version like ${`${day}-%`})
    having ${seen}::integer = coalesce((select number from pages where name = ${name}), 0)
    on conflict (name) do update
       set version = excluded.version, sections = excluded.sections, number = excluded.number,
           saved_at = excluded.saved_at, saved_by = excluded.saved_by
     where pages.number = ${seen}
    returning number`.execute(tx);
  return rows.length > 0;
}
