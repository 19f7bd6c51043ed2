import type { Jobs } from '#platform/server/jobs.ts';
import { askForReviews } from './ask-for-reviews.ts';

export const jobs: Jobs = { 'reviews.ask-for-reviews': askForReviews };
