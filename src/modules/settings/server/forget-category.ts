import type { ChangedBy } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { fieldOf } from '../setting-field.ts';
import type { SettingPath } from '../setting-path.ts';
import { storedSettings } from './read-settings.ts';
import { takeVersion } from './version.ts';
import { writeChanges } from './write-changes.ts';

const PATHS = ['commissionByCategory', 'cashNotForCategories'] as const satisfies SettingPath[];

/** Takes a category that is gone out of the settings that name categories. */
export async function forgetCategory(
  tx: Tx,
  categoryId: number,
  { by, now }: { by: ChangedBy; now: Date },
): Promise<void> {
  const before = await storedSettings(tx);
  const { [categoryId]: rate, ...commissionByCategory } = before.commissionByCategory;
  const cashNotForCategories = before.cashNotForCategories.filter(id => id !== categoryId);
  if (rate === undefined && cashNotForCategories.length === before.cashNotForCategories.length) return;
  const userId = by.viewer.kind === 'account' ? by.viewer.userId : null;
  for (const path of PATHS) await takeVersion(tx, { name: fieldOf(path).group, version: null, userId, now });
  const after = { ...before, commissionByCategory, cashNotForCategories };
  await writeChanges(tx, by, { before, after, paths: PATHS, now });
}
