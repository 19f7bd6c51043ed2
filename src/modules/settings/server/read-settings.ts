import { type Ctx, remember } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import { DEFAULT_SETTINGS } from '../default-settings.ts';
import { type Settings, settingsSchema } from '../settings.ts';
import { selectSettings } from './queries.ts';

/** The settings in force: stored values over the defaults. Read from memory; a change appears at once. */
export function readSettings(ctx: Ctx): Promise<Settings> {
  return remember(ctx, { key: 'settings', tags: [] }, () => storedSettings(ctx.db));
}

/** The same from the database, for a caller that is about to change them. */
export async function storedSettings(run: Runner): Promise<Settings> {
  const stored = await selectSettings(run);
  const changed = Object.fromEntries(stored.map(({ name, value }) => [name, over(name, value)]));
  return settingsSchema.parse({ ...DEFAULT_SETTINGS, ...changed });
}

/** Of a setting with parts, only the changed parts are stored. */
function over(name: string, value: unknown): unknown {
  const byDefault: unknown = DEFAULT_SETTINGS[name as keyof Settings];
  return isPlain(byDefault) && isPlain(value) ? { ...byDefault, ...value } : value;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
