import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../keys.calls.ts';
import { listKeys, makeKey, showOrders, withdrawKey } from './keys.ts';

export const routes: Route[] = [
  route(calls.listAgentKeys, listKeys),
  route(calls.makeAgentKey, makeKey),
  route(calls.withdrawAgentKey, withdrawKey),
  route(calls.showOrdersToAgent, showOrders),
];
