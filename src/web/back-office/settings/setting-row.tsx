import { Button } from '#kit/button.tsx';
import { fieldOf, type SettingValue } from '#modules/settings/setting-field.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';
import { formatAmount } from '#platform/digits.ts';
import { choiceNames, settingNames } from './setting.text.ts';
import { SettingInput } from './setting-input.tsx';
import type { SettingInputProps } from './setting-input-props.ts';
import styles from './settings.module.css';
import { settingsText } from './text.ts';

/** A setting with its default next to it, and a button to restore that. */
export function SettingRow({ path, editing, hint }: SettingInputProps) {
  const byDefault = editing.stored.defaults[path] as SettingValue;
  // An empty default is nothing to go back to.
  const isChanged = byDefault !== '' && JSON.stringify(editing.at(path)) !== JSON.stringify(byDefault);
  const label = settingNames[path];
  return (
    <div className={styles.row}>
      <SettingInput path={path} editing={editing} hint={hint} />
      {editing.isOther(path) && (
        <p className={styles.default}>
          {settingsText.savedOther(describe(path, editing.stored.values[path] as SettingValue))}
        </p>
      )}
      {isChanged && (
        <p className={styles.default}>
          <span>{settingsText.byDefault(describe(path, byDefault))}</span>
          <Button
            variant="text"
            size="small"
            aria-label={settingsText.backTo(label)}
            onClick={() => editing.change(path, null)}
          >
            {settingsText.back}
          </Button>
        </p>
      )}
    </div>
  );
}

function describe(path: SettingPath, value: SettingValue): string {
  if (fieldOf(path).kind === 'choice') return choiceNames[path]?.[String(value)] ?? String(value);
  if (typeof value === 'number') return formatAmount(value);
  if (typeof value === 'boolean') return value ? settingsText.yes : settingsText.no;
  if (typeof value === 'string') return value || settingsText.nothing;
  if (Array.isArray(value)) return value.map(each => formatAmount(each)).join(' – ') || settingsText.none;
  return settingsText.none;
}
