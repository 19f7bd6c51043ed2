import type { Runner, Tx } from '#platform/server/database.ts';
import { settingsRefusal } from '../text.ts';
import { selectVersion, type Taken, takeNextVersion } from './save-settings.sql.ts';

/** The version of a group of settings, or of the zones. */
export async function versionOf(run: Runner, name: string): Promise<number> {
  return (await selectVersion(run, name)).version;
}

/** Takes the version after the one that was seen. Refuses with `changed_meanwhile` if there is already a newer one. */
export async function takeVersion(tx: Tx, taken: Taken): Promise<void> {
  if (!(await takeNextVersion(tx, taken))) throw settingsRefusal('changed_meanwhile');
}
