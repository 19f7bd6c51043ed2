import type { SettingPath } from '#modules/settings/settings.ts';
import type { Editing } from './use-settings.ts';

/** What every control of a setting takes. */
export interface SettingInputProps {
  path: SettingPath;
  editing: Editing;
  /** In place of the setting's own. */
  hint?: string | undefined;
}
