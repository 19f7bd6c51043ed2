import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { closeReport, listReports, reopenReport } from './manage-reports.ts';
import { sendReport } from './send-report.ts';

export const routes: Route[] = [
  route(calls.sendReport, sendReport),
  route(calls.listReports, listReports),
  route(calls.closeReport, closeReport),
  route(calls.reopenReport, reopenReport),
];
