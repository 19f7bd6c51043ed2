import { type Route, route } from '#platform/server/route.ts';
import { quoteCart as quoteCall } from '../calls.ts';
import { quoteCart } from './quote-cart.ts';

export const routes: Route[] = [route(quoteCall, (ctx, input, { viewer }) => quoteCart(ctx, input, viewer))];
