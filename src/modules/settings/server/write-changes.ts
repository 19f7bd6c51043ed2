import { isDeepStrictEqual } from 'node:util';
import { type ChangedBy, recordChanges } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { DEFAULT_SETTINGS } from '../default-settings.ts';
import { fieldOf } from '../setting-field.ts';
import type { SettingPath } from '../setting-path.ts';
import { partsOf, storedAt } from '../setting-value.ts';
import type { Settings } from '../settings.ts';
import { eraseSetting, writeSetting } from './save-settings.sql.ts';

interface Change {
  before: Settings;
  after: Settings;
  paths: readonly SettingPath[];
  now: Date;
}

/** Stores values that differ from their defaults, and writes every change into the audit. */
export async function writeChanges(
  tx: Tx,
  by: ChangedBy,
  { before, after, paths, now }: Change,
): Promise<void> {
  const changed = paths.filter(path => !isDeepStrictEqual(storedAt(before, path), storedAt(after, path)));
  for (const name of new Set(changed.map(path => partsOf(path)[0]))) {
    const value = otherThanDefault(name, after);
    await (value === undefined ? eraseSetting(tx, name) : writeSetting(tx, name, { value, now }));
  }
  await recordChanges(
    tx,
    by,
    changed.map(path => ({
      ...(fieldOf(path).kind === 'pounds' ? { what: 'setting.amount' } : { what: 'setting.value' }),
      subject: { type: 'setting', id: path },
      from: storedAt(before, path),
      to: storedAt(after, path),
    })),
  );
}

/** The stored form of a setting; undefined if it equals the default. Of one with parts, the parts that differ. */
function otherThanDefault(name: keyof Settings, settings: Settings): unknown {
  const value: unknown = settings[name];
  const byDefault: unknown = DEFAULT_SETTINGS[name];
  if (isDeepStrictEqual(value, byDefault)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const old = byDefault as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(value).filter(([part, now]) => !isDeepStrictEqual(now, old[part])),
  );
}
