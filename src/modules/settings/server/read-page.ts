import type { CallBody } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PageName, showPage } from '../calls.ts';
import { settingsRefusal } from '../text.ts';
import { selectPage } from './queries.ts';

/** The text and version of a page that staff write. Refuses with `page_not_found` if none is written yet. */
export async function readPage(ctx: Ctx, { name }: { name: PageName }): Promise<CallBody<typeof showPage>> {
  const page = await selectPage(ctx.db, name);
  if (!page) throw settingsRefusal('page_not_found');
  return page;
}
