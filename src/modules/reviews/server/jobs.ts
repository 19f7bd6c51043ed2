import type { Jobs } from '#platform/server/jobs.ts';
import { askForReviews } from './ask-for-reviews.ts';
import { rateMerchants } from './rate-merchants.ts';

export const jobs: Jobs = {
  'reviews.ask-for-reviews': askForReviews,
  'reviews.rate-merchants': rateMerchants,
};
