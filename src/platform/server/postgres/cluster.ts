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
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]).ended;
  await rename(draft, place.cluster);
}
