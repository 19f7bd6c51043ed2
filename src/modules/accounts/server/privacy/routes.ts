import { type Route, route } from '#platform/server/route.ts';
import { deleteAccount as deleteCall } from '../../calls.ts';
import * as calls from '../../privacy.calls.ts';
import type { AboutPeople } from '../users/about-people.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { listReadings } from './note-readings.ts';
import { findConsents } from './queries.ts';

/** What the law grants people over their own data. */
export function privacyRoutes(about: AboutPeople): Route[] {
  return [
    route(calls.listConsents, async ({ db }, _, { viewer }) => ({
      consents: await findConsents(db, viewer.userId),
    })),
    route(calls.listReadings, (ctx, _, { viewer }) => listReadings(ctx, viewer.userId)),
    route(calls.exportOwnData, (ctx, _, { viewer }) => exportData(ctx, about, viewer.userId)),
    route(deleteCall, (ctx, proof, caller) => deleteAccount(ctx, about, { proof, caller })),
  ];
}
