import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../../watches.calls.ts';
import { showWatch, watchProduct } from './watch-product.ts';

export const watchRoutes: Route[] = [
  route(calls.showWatch, showWatch),
  route(calls.watchProduct, watchProduct),
];
