import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { printDocument } from './print-document.ts';
import { saveTaxProfile, showTaxProfile } from './profile.ts';
import { listSubmissions, sendAgain, showAuthority } from './submissions.ts';

export const routes: Route[] = [
  route(calls.showTaxProfile, showTaxProfile),
  route(calls.saveTaxProfile, saveTaxProfile),
  route(calls.listSubmissions, listSubmissions),
  route(calls.sendAgain, sendAgain),
  route(calls.showAuthority, showAuthority),
  route(calls.printDocument, printDocument),
];
