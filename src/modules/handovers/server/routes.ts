import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { countPacked, findHandoverParcel } from './find-parcel.ts';
import { handOverParcels, uploadSignature } from './hand-over-parcels.ts';
import { listHandovers, showHandover } from './show-handovers.ts';

export const routes: Route[] = [
  route(calls.findHandoverParcel, findHandoverParcel),
  route(calls.countPacked, countPacked),
  route(calls.uploadSignature, uploadSignature),
  route(calls.handOverParcels, handOverParcels),
  route(calls.listHandovers, listHandovers),
  route(calls.showHandover, showHandover),
];
