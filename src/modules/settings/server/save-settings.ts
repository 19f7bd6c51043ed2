import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { ShownGroup, saveSettings as saveCall } from '../back-office.calls.ts';
import { checkText } from '../check-setting.text.ts';
import { checkSetting } from '../check-setting.ts';
import { checkTogether } from '../check-together.ts';
import { DEFAULT_SETTINGS } from '../default-settings.ts';
import { CONFIRMED_GROUPS, fieldOf, isSettingPath, type SettingGroup } from '../setting-field.ts';
import type { SettingPath } from '../setting-path.ts';
import { partsOf, storedAt, storedOf } from '../setting-value.ts';
import type { Settings } from '../settings.ts';
import { settingsRefusal } from '../text.ts';
import { storedSettings } from './read-settings.ts';
import { pathsOf, readGroup } from './show-settings.ts';
import { takeVersion } from './version.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Changes a group of settings, all or nothing. Refuses with `settings_wrong`, a sentence for each path, with
 * `changed_meanwhile` if somebody saved the group after the version that was seen, and with `confirmation_needed` if the
 * group is about money and the password was not given lately.
 */
export async function saveSettingsOf(
  ctx: Ctx,
  { group, version, values }: CallInput<typeof saveCall>,
  by: Caller<Account>,
): Promise<ShownGroup> {
  if (CONFIRMED_GROUPS.has(group) && !by.viewer.isConfirmed) throw settingsRefusal('confirmation_needed');
  const asked = checkAll(group, values);
  const now = ctx.clock.now();
  await transaction(ctx, async tx => {
    await takeVersion(tx, { name: group, version, userId: by.viewer.userId, now });
    const before = await storedSettings(tx);
    const after = withValues(before, asked);
    refuseWrong(inGroup(group, checkTogether(after)));
    await writeChanges(tx, by, { before, after, paths: pathsOf(group), now });
  });
  return readGroup(ctx.db, group);
}

/** The request's values, as they are stored. */
function checkAll(group: SettingGroup, values: Record<string, unknown>): Map<SettingPath, unknown> {
  const asked = new Map<SettingPath, unknown>();
  const wrong: Record<string, string> = {};
  for (const [path, typed] of Object.entries(values)) {
    if (!isSettingPath(path) || fieldOf(path).group !== group) wrong[path] = checkText.unknown;
    else if (typed === null) asked.set(path, storedAt(DEFAULT_SETTINGS, path));
    else {
      const checked = checkSetting(path, typed);
      if (checked.wrong === undefined) asked.set(path, storedOf(path, checked.value));
      else wrong[path] = checked.wrong;
    }
  }
  refuseWrong(wrong);
  return asked;
}

function refuseWrong(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw settingsRefusal('settings_wrong', { fields });
}

/** What is saved here cannot break another group's rule. */
const inGroup = (group: SettingGroup, wrong: Partial<Record<SettingPath, string>>) =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => fieldOf(path as SettingPath).group === group));

function withValues(settings: Settings, asked: ReadonlyMap<SettingPath, unknown>): Settings {
  const after = structuredClone(settings) as unknown as Record<string, unknown>;
  for (const [path, value] of asked) {
    const [name, part] = partsOf(path);
    if (part === null) after[name] = value;
    else (after[name] as Record<string, unknown>)[part] = value;
  }
  return after as unknown as Settings;
}
