import { type Route, route } from '#platform/server/route.ts';
import { bostaReports, listGovernorates as listCall } from '../calls.ts';
import { listZones, saveZones } from '../zones.calls.ts';
import { handleBostaWebhook } from './handle-bosta-webhook.ts';
import { listGovernorates } from './list-governorates.ts';
import { listZonesOf, saveZonesOf } from './zones.ts';

export const routes: Route[] = [
  route(listCall, listGovernorates),
  route(bostaReports, handleBostaWebhook),
  route(listZones, listZonesOf),
  route(saveZones, saveZonesOf),
];
