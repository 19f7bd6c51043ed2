import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { OWNER } from './access.ts';
import { launch, type PostgresPlace } from './place.ts';

/** Created aside and then renamed, so an interrupted start leaves nothing that looks finished. */
export async function ensureCluster(place: PostgresPlace): Promise<void> {
  if (await stat(place.cluster).catch(() => null)) return;
  const draft = `${place.cluster}.new`;
  // An initdb whose parent was killed may still write there; it gives up when its files are gone.
  await rm(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  await mkdir(draft, { mode: 0o700 });
  await place.account.own(draft);
  await launch(place, place.binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${OWNER}`,
    `--pwfile=${place.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own locale sorts the same on every machine, and no index needs rebuilding when the system's locale
    // changes.
    '--locale=C',
    ...lettersOf(process.platform),
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]).ended;
  await rename(draft, place.cluster);
}

/**
 * pg_trgm asks the system's library what a letter is, whatever the provider: in its plain C locale Arabic has none. Linux
 * and macOS name the locale of all letters differently.
 */
function lettersOf(platform: NodeJS.Platform): string[] {
  const name = { linux: 'C.UTF-8', darwin: 'UTF-8' }[platform as string];
  return name ? [`--lc-ctype=${name}`] : [];
}
