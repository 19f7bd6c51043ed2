import { type Route, route } from '#platform/server/route.ts';
import { listGovernorates as listCall } from '../contract.ts';
import { listGovernorates } from './list-governorates.ts';

export const routes: Route[] = [route(listCall, listGovernorates)];
