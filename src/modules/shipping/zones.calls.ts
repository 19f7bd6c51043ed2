import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';

const zone = z.enum(['A', 'B', 'C', 'D', 'E']);
const zones = z.object({
  version: z.int(),
  governorates: z.array(z.object({ id: z.int(), nameAr: z.string(), zone })),
});
export type Zones = z.output<typeof zones>;

export const listZones = defineCall({
  method: 'GET',
  path: '/api/web/back-office/zones',
  access: 'settings',
  summary: 'Which shipping zone each governorate is in',
  input: z.object({}),
  output: zones,
});

export const saveZones = defineCall({
  method: 'PUT',
  path: '/api/web/back-office/zones',
  access: 'settings',
  summary: 'Puts governorates into other zones; carts that are priced from now on pay by them',
  input: z.object({
    /** The version that was seen. */
    version: z.int(),
    /** By the governorate's id. */
    zones: z.record(z.string(), zone),
  }),
  output: zones,
  refusals: ['changed_meanwhile', 'place_unknown'],
});
