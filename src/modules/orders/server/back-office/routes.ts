import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../../back-office.calls.ts';
import { countNewOrders, streamNewOrders } from './count-new-orders.ts';
import { exportOrders } from './export-orders.ts';
import { listManagedOrders } from './list-managed-orders.ts';
import { readLabels } from './read-labels.ts';
import { setTracking } from './set-tracking.ts';
import { showManagedOrder, writeNote } from './show-managed-order.ts';
import { showOrderChoices } from './show-order-choices.ts';
import { storeDoorPhoto } from './store-door-photo.ts';
import { takeStep } from './take-step.ts';

/** Calls of people who work on orders. */
export const backOfficeRoutes: Route[] = [
  route(calls.listManagedOrders, listManagedOrders),
  route(calls.exportOrders, exportOrders),
  route(calls.countNewOrders, countNewOrders),
  route(calls.streamNewOrders, streamNewOrders),
  route(calls.showOrderChoices, showOrderChoices),
  route(calls.showManagedOrder, showManagedOrder),
  route(calls.takeStep, takeStep),
  route(calls.writeNote, writeNote),
  route(calls.setTracking, setTracking),
  route(calls.readLabels, readLabels),
  route(calls.uploadProof, storeDoorPhoto),
];
