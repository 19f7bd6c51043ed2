import { type Route, route } from '#platform/server/route.ts';
import * as account from '../account-cart.calls.ts';
import { showArrival as showArrivalCall } from '../arrival.calls.ts';
import { quoteCart as quoteCall } from '../calls.ts';
import { joinCart } from './join-cart.ts';
import { quoteCart } from './quote-cart.ts';
import { listLater, saveForLater } from './save-for-later.ts';
import { showArrival } from './show-arrival.ts';

export const routes: Route[] = [
  route(quoteCall, (ctx, input, { viewer }) => quoteCart(ctx, input, viewer)),
  route(account.joinCart, joinCart),
  route(account.listLater, listLater),
  route(account.saveForLater, saveForLater),
  route(showArrivalCall, showArrival),
];
