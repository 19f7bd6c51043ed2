import { type Route, route } from '#platform/server/route.ts';
import { listOrders as listCall, showOrder as showCall } from '../contract.ts';
import { listOrders } from './list-orders.ts';
import { showOrder } from './show-order.ts';

export const routes: Route[] = [route(listCall, listOrders), route(showCall, showOrder)];
