import type { CallBody, CallInput } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { writtenText } from '../check-setting.text.ts';
import type * as calls from '../pages.calls.ts';
import { settingsRefusal } from '../text.ts';
import { selectPageVersion, selectVersions, selectWritten, writePage } from './written-pages.sql.ts';

/** The current text, and its versions. */
export async function showWrittenPageOf(
  { db }: Ctx,
  { name }: CallInput<typeof calls.showWrittenPage>,
): Promise<calls.WrittenPage> {
  const page = await selectWritten(db, name);
  const versions = await selectVersions(db, name);
  return {
    number: page?.number ?? 0,
    sections: page?.sections ?? [],
    versions: versions.map(each => ({ ...each, savedAt: each.savedAt.toISOString() })),
  };
}

/** An earlier version. Refuses with `page_not_found`. */
export async function showPageVersionOf(
  { db }: Ctx,
  { name, number }: CallInput<typeof calls.showPageVersion>,
): Promise<CallBody<typeof calls.showPageVersion>> {
  const found = await selectPageVersion(db, name, number);
  if (!found) throw settingsRefusal('page_not_found');
  return { ...found, savedAt: found.savedAt.toISOString() };
}

/**
 * Writes the next version. Refuses with `changed_meanwhile`, and with `settings_wrong` if two headings are the same.
 */
export async function savePageOf(
  ctx: Ctx,
  { name, number, sections }: CallInput<typeof calls.savePage>,
  by: Caller<Account>,
): Promise<calls.WrittenPage> {
  const written = sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: [...new Set(paragraphs.filter(Boolean))],
  }));
  refuseWrong(written);
  const now = ctx.clock.now();
  await transaction(ctx, async tx => {
    const before = await selectWritten(tx, name);
    const next = { name, seen: number, day: cairoDay(now), sections: written, userId: by.viewer.userId, now };
    if (!(await writePage(tx, next))) throw settingsRefusal('changed_meanwhile');
    await recordChange(tx, by, {
      what: 'setting.page',
      subject: { type: 'page', id: name },
      from: before?.version ?? null,
      to: (await selectWritten(tx, name))?.version,
    });
  });
  return showWrittenPageOf(ctx, { name });
}

/** Links to a section use its heading, so each section has its own and some text. */
function refuseWrong(sections: readonly { heading: string; paragraphs: string[] }[]): void {
  const wrong = sections.flatMap(({ heading, paragraphs }, at): [string, string][] => {
    if (sections.findIndex(other => other.heading === heading) !== at)
      return [[`sections.${at}.heading`, writtenText.twice]];
    return paragraphs.length === 0 ? [[`sections.${at}.paragraphs`, writtenText.paragraph]] : [];
  });
  if (wrong.length > 0) throw settingsRefusal('settings_wrong', { fields: Object.fromEntries(wrong) });
}
