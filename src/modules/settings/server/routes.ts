import { type Route, route } from '#platform/server/route.ts';
import { showPage, showShop } from '../contract.ts';
import { readPage } from './read-page.ts';
import { readSettings } from './read-settings.ts';

export const routes: Route[] = [route(showPage, readPage), route(showShop, readSettings)];
