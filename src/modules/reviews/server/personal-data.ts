import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { forgetQuotes } from '#modules/notifications/server/forget-quotes.ts';
import type { Tx } from '#platform/server/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { QUESTIONS_PAGE } from '../question.text.ts';
import { collectReviews, deleteQuestionsOf, deleteReviewsOf } from './personal-data.sql.ts';

/** What a person wrote about products, with photos, and which reviews helped them. */
export const personalData: PersonalData = { collect: collectReviews, erase };

/** Merchants were told of questions in their own words. */
async function erase(tx: Tx, userId: number): Promise<void> {
  const asked = await deleteQuestionsOf(tx, userId);
  await forgetQuotes(
    tx,
    asked.map(text => ({ link: QUESTIONS_PAGE, ending: `: ${text}` })),
  );
  await releasePictures(tx, await deleteReviewsOf(tx, userId));
}
