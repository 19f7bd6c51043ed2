import { usedPictures as ads } from '#modules/ads/server/used-pictures.ts';
import { usedPictures as catalog } from '#modules/catalog/server/used-pictures.ts';
import { usedPrivatePictures as messages } from '#modules/conversations/server/photos.ts';
import { usedPrivatePictures as signatures } from '#modules/handovers/server/used-pictures.ts';
import { sweepPictures as sweep } from '#modules/media/server/sweep-pictures.ts';
import { usedPictures as media } from '#modules/media/server/used-pictures.ts';
import { usedPictures as merchants } from '#modules/merchants/server/used-pictures.ts';
import {
  usedPrivatePictures as doors,
  usedPictures as orders,
} from '#modules/orders/server/used-pictures.ts';
import { usedPrivatePictures as returns } from '#modules/returns/server/used-pictures.ts';
import {
  usedPictures as reviews,
  usedPrivatePictures as written,
} from '#modules/reviews/server/used-pictures.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Deletes pictures that nothing uses, once a day. A module that begins to keep pictures is added here. */
export function sweepPictures(ctx: Ctx): Promise<void> {
  return sweep(ctx, {
    public: [media, catalog, ads, merchants, orders, reviews],
    private: [doors, signatures, returns, written, messages],
  });
}
