import { type Route, route } from '#platform/server/route.ts';
import { deleteAccount as deleteCall } from '../../calls.ts';
import * as calls from '../../privacy.calls.ts';
import type { AboutPeople } from '../users/about-people.ts';
import { chooseMarketing, listConsents } from './consents.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { listReadings } from './note-readings.ts';

/** What the law grants people over their own data. */
export function privacyRoutes(about: AboutPeople): Route[] {
  return [
    route(calls.listConsents, (ctx, _, { viewer }) => listConsents(ctx, viewer.userId)),
    route(calls.chooseMarketing, (ctx, { wanted }, caller) =>
      chooseMarketing(ctx, { decision: wanted ? 'given' : 'withdrawn' }, caller),
    ),
    route(calls.listReadings, (ctx, _, { viewer }) => listReadings(ctx, viewer.userId)),
    route(calls.exportOwnData, (ctx, _, { viewer }) => exportData(ctx, about, viewer.userId)),
    route(deleteCall, (ctx, proof, caller) => deleteAccount(ctx, about, { proof, caller })),
  ];
}
