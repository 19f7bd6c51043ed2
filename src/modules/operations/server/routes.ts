import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { giveUpJob, listFailedJobs, retryJob } from './failed-jobs.ts';
import { addCheckOfBooks } from './queries.ts';
import { showOperations } from './show-operations.ts';

export const routes: Route[] = [
  route(calls.showOperations, showOperations),
  route(calls.listFailedJobs, listFailedJobs),
  route(calls.retryJob, retryJob),
  route(calls.giveUpJob, giveUpJob),
  route(calls.checkBooksNow, async ({ db }) => {
    await addCheckOfBooks(db);
    return { success: true };
  }),
];
