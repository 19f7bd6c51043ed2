import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectReviews, deleteReviewsOf } from './personal-data.sql.ts';

/** What a person wrote about products, with photos, and which reviews helped them. */
export const personalData: PersonalData = {
  collect: collectReviews,
  erase: async (tx, userId) => releasePictures(tx, await deleteReviewsOf(tx, userId)),
};
