import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { governorateOutput } from './place.ts';

export const listGovernorates = defineCall({
  method: 'GET',
  path: '/api/web/shipping/governorates',
  access: 'anyone',
  summary: 'Where parcels go: governorates, their cities and the delivery fee of a parcel',
  input: z.object({}),
  output: z.object({ governorates: z.array(governorateOutput) }),
});
