import { signing } from '#modules/ledger/server/sign-money.ts';
import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import * as claims from '../courier-claims.calls.ts';
import { checkStatement } from './check-statement.ts';
import { decideCourierClaim, listCourierClaims, recordCourierPaid } from './courier-claims.ts';
import { decideException } from './decide-exception.ts';
import { importStatement } from './import-statement.ts';
import { listExceptions, listRemittances } from './list-remittances.ts';
import { reconcileRemittance } from './reconcile-remittance.ts';

export const routes: Route[] = [
  route(calls.checkStatement, checkStatement),
  route(calls.importStatement, importStatement),
  route(calls.listRemittances, listRemittances),
  route(calls.reconcileRemittance, reconcileRemittance),
  route(calls.listExceptions, listExceptions),
  route(calls.decideException, signing(decideException)),
  route(claims.listCourierClaims, listCourierClaims),
  route(claims.decideCourierClaim, signing(decideCourierClaim)),
  route(claims.recordCourierPaid, recordCourierPaid),
];
