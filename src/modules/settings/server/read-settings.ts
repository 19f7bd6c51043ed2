import { type Ctx, remember } from '#platform/server/context.ts';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../settings.ts';
import { selectSettings } from './queries.ts';

/** The settings in force: what is stored, over the defaults. Read from memory; a change shows at once. */
export function readSettings(ctx: Ctx): Promise<Settings> {
  return remember(ctx, { key: 'settings', tags: ['settings'] }, async () => {
    const stored = await selectSettings(ctx.db);
    const changed = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
    return settingsSchema.parse({ ...DEFAULT_SETTINGS, ...changed });
  });
}
