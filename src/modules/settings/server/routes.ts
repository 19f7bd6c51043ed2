import { type Route, route } from '#platform/server/route.ts';
import { showPage, showShop } from '../contract.ts';
import { readPage } from './read-page.ts';
import { showShopProfile } from './show-shop.ts';

export const routes: Route[] = [route(showPage, readPage), route(showShop, showShopProfile)];
