import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { answerComplaint, closeComplaint, listComplaints } from './manage-complaints.ts';
import { sendComplaint } from './send-complaint.ts';
import { findComplaint, listOwnComplaints } from './show-complaints.ts';

export const routes: Route[] = [
  route(calls.sendComplaint, sendComplaint),
  route(calls.listOwnComplaints, listOwnComplaints),
  route(calls.findComplaint, findComplaint),
  route(calls.listComplaints, listComplaints),
  route(calls.answerComplaint, answerComplaint),
  route(calls.closeComplaint, closeComplaint),
];
