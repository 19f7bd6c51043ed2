import * as z from 'zod/mini';

export const cityOutput = z.object({ id: z.int(), nameAr: z.string(), nameEn: z.string() });

/** A governorate with its cities in the order of the Arabic alphabet; the fee of one parcel in pounds. */
export const governorateOutput = z.object({
  id: z.int(),
  nameAr: z.string(),
  nameEn: z.string(),
  deliveryFee: z.number(),
  cities: z.array(cityOutput),
});
export type Governorate = z.output<typeof governorateOutput>;
