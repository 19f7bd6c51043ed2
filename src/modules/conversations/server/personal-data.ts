import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { forgetQuotes } from '#modules/notifications/server/forget-quotes.ts';
import type { Tx } from '#platform/server/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { pageOf } from './notify-side.ts';
import { collectConversations, forgetWriter } from './personal-data.sql.ts';

/** What a person wrote to merchants, or for one. */
export const personalData: PersonalData = { collect: collectConversations, erase };

/** The merchants' people were told of it in the buyer's own words. */
async function erase(tx: Tx, userId: number): Promise<void> {
  const gone = await forgetWriter(tx, userId);
  await forgetQuotes(
    tx,
    gone.map(({ id }) => ({ link: pageOf('merchant', id) })),
  );
  await releasePictures(
    tx,
    gone.flatMap(({ photos }) => photos),
  );
}
