import { forgetSessions } from '#modules/accounts/server/privacy/forget-sessions.ts';
import { forgetFiles } from '#modules/catalog/server/import/map-import.ts';
import { forgetKeys } from '#modules/checkout/server/forget-keys.ts';
import { forgetReports } from '#modules/moderation/server/forget-reports.ts';
import { forgetMessages } from '#modules/notifications/server/forget-messages.ts';
import { forgetSearches } from '#modules/search/server/count-searches.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import { forgetDone } from '#platform/server/events.ts';

/**
 * Deletes once a day what has expired or was kept as long as allowed. Orders, the audit log and the ledger stay for
 * good; docs/how-to/keep-personal-data.md lists how long everything is kept.
 */
export async function forgetExpired(ctx: Ctx): Promise<void> {
  await forgetSessions(ctx, (await readSettings(ctx)).securityLogDays);
  const all = [forgetMessages, forgetReports, forgetKeys, forgetSearches, forgetFiles, forgetDone];
  for (const forget of all) await forget(ctx);
}
