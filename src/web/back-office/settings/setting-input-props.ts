import type { SettingPath } from '#modules/settings/setting-path.ts';
import type { Editing } from './use-settings.ts';

/** The properties of every control of a setting. */
export interface SettingInputProps {
  path: SettingPath;
  editing: Editing;
  /** Instead of the setting's own. */
  hint?: string | undefined;
}
