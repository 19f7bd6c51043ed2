import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../contract.ts';
import { hearGateway } from './hear-gateway.ts';
import { listMethods } from './list-methods.ts';

export const routes: Route[] = [
  route(calls.gatewayCallback, hearGateway),
  route(calls.listMethods, listMethods),
];
