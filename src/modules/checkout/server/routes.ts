import { type Route, route } from '#platform/server/route.ts';
import { placeOrder as placeCall } from '../contract.ts';
import { placeOrder } from './place-order.ts';

export const routes: Route[] = [route(placeCall, placeOrder)];
