import { type Route, route } from '#platform/server/route.ts';
import { bostaReports, listGovernorates as listCall } from '../contract.ts';
import { hearBosta } from './hear-bosta.ts';
import { listGovernorates } from './list-governorates.ts';

export const routes: Route[] = [route(listCall, listGovernorates), route(bostaReports, hearBosta)];
