import { type Route, route } from '#platform/server/route.ts';
import { bostaReports, listGovernorates as listCall } from '../calls.ts';
import * as days from '../delivery-days.calls.ts';
import * as sendingCalls from '../sending.calls.ts';
import { listZones, saveZones } from '../zones.calls.ts';
import {
  listDeliveryDays,
  removeDeliveryTime,
  removeHoliday,
  setDeliveryTime,
  setHoliday,
} from './delivery-days.ts';
import { handleBostaWebhook } from './handle-bosta-webhook.ts';
import { listGovernorates } from './list-governorates.ts';
import { editSending, showSending } from './sending.ts';
import { listZonesOf, saveZonesOf } from './zones.ts';

export const routes: Route[] = [
  route(listCall, listGovernorates),
  route(bostaReports, handleBostaWebhook),
  route(listZones, listZonesOf),
  route(saveZones, saveZonesOf),
  route(days.listDeliveryDays, listDeliveryDays),
  route(days.setDeliveryTime, setDeliveryTime),
  route(days.removeDeliveryTime, removeDeliveryTime),
  route(days.setHoliday, setHoliday),
  route(days.removeHoliday, removeHoliday),
  route(sendingCalls.showSending, (ctx, _, { viewer }) => showSending(ctx, viewer)),
  route(sendingCalls.editSending, editSending),
];
