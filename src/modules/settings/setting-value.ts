import { fromPounds, toPounds } from '#platform/money.ts';
import { fieldOf, type SettingValue } from './setting-field.ts';
import type { SettingPath } from './setting-path.ts';
import type { Settings } from './settings.ts';

/** The parts of a path: `timers.paymentMinutes` is `paymentMinutes` in `timers`. */
export function partsOf(path: SettingPath): [name: keyof Settings, part: string | null] {
  const [name, part = null] = path.split('.') as [keyof Settings, string?];
  return [name, part];
}

/** The value at a path, as it is stored. */
export function storedAt(settings: Settings, path: SettingPath): unknown {
  const [name, part] = partsOf(path);
  const value: unknown = settings[name];
  return part === null ? value : (value as Record<string, unknown>)[part];
}

/** The value at a path as a person reads and types it: pounds, percent. */
export function valueAt(settings: Settings, path: SettingPath): SettingValue {
  const stored = storedAt(settings, path) as SettingValue;
  const { kind } = fieldOf(path);
  if (kind === 'pounds') return toPounds(stored as number);
  return kind === 'share' ? Math.round((stored as number) * 100) : stored;
}

/** The reverse, for a checked value. */
export function storedOf(path: SettingPath, value: SettingValue): unknown {
  const { kind } = fieldOf(path);
  if (kind === 'pounds') return fromPounds(value as number);
  return kind === 'share' ? (value as number) / 100 : value;
}
