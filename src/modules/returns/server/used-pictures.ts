import type { UsedPictures } from '#modules/media/server/sweep-pictures.ts';
import { selectUsedPictures } from './used-pictures.sql.ts';

export const usedPrivatePictures: UsedPictures = selectUsedPictures;
