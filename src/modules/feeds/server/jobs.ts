import type { Jobs } from '#platform/server/jobs.ts';
import { writeFeeds } from './write-feeds.ts';

export const jobs: Jobs = { 'feeds.write-feeds': writeFeeds };
