import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { ShownGroup, showSettings as showCall } from '../back-office.calls.ts';
import { DEFAULT_SETTINGS } from '../default-settings.ts';
import { fieldOf, SETTING_PATHS, type SettingGroup } from '../setting-field.ts';
import type { SettingPath } from '../setting-path.ts';
import { valueAt } from '../setting-value.ts';
import type { Settings } from '../settings.ts';
import { storedSettings } from './read-settings.ts';
import { selectVersion } from './save-settings.sql.ts';

/** A group of settings as the database has it now. */
export function showSettingsOf(ctx: Ctx, { group }: CallInput<typeof showCall>): Promise<ShownGroup> {
  return readGroup(ctx.db, group);
}

export async function readGroup(run: Runner, group: SettingGroup): Promise<ShownGroup> {
  // Reads the version first, so its values are at least as new.
  const { version, changedAt } = await selectVersion(run, group);
  const settings = await storedSettings(run);
  return {
    version,
    changedAt: changedAt?.toISOString() ?? null,
    values: valuesOf(settings, group),
    defaults: valuesOf(DEFAULT_SETTINGS, group),
  };
}

export const pathsOf = (group: SettingGroup): SettingPath[] =>
  SETTING_PATHS.filter(path => fieldOf(path).group === group);

function valuesOf(settings: Settings, group: SettingGroup): ShownGroup['values'] {
  return Object.fromEntries(pathsOf(group).map(path => [path, valueAt(settings, path)]));
}
