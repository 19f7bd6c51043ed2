import * as z from 'zod/mini';

export const categoryOutput = z.object({
  id: z.int(),
  nameAr: z.string(),
  nameEn: z.string(),
  imageUrl: z.string(),
});
export type Category = z.output<typeof categoryOutput>;

export const brandOutput = z.object({ id: z.int(), name: z.string(), nameAr: z.string() });
export type Brand = z.output<typeof brandOutput>;
