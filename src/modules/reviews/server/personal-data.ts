import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectReviews, deleteReviewsOf } from './personal-data.sql.ts';

/** What a person wrote about products, with photos, and which reviews helped them. */
export const personalData: PersonalData = { collect: collectReviews, erase: deleteReviewsOf };
