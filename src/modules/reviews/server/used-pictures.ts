import type { UsedPictures } from '#modules/media/server/sweep-pictures.ts';
import { selectPhotos, selectShownPhotos } from './queries.ts';

export const usedPictures: UsedPictures = selectShownPhotos;
export const usedPrivatePictures: UsedPictures = selectPhotos;
