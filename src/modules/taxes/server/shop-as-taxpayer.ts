import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';

/** The shop's own tax number and name, from its settings. */
export async function shopAsTaxpayer(ctx: Ctx): Promise<{ taxNumber: string; name: string }> {
  const { company, companyName } = await readSettings(ctx);
  return { taxNumber: company.taxNumber, name: company.legalName || companyName };
}
