import type { UsedPictures } from '#modules/media/server/sweep-pictures.ts';
import { selectUsedPictures, selectUsedProofs } from './used-pictures.sql.ts';

export const usedPictures: UsedPictures = selectUsedPictures;
export const usedPrivatePictures: UsedPictures = selectUsedProofs;
