import type { UsedPictures } from '#modules/media/server/sweep-pictures.ts';
import { selectUsedPictures } from './queries.ts';

export const usedPictures: UsedPictures = selectUsedPictures;
