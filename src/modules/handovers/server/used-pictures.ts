import type { UsedPictures } from '#modules/media/server/sweep-pictures.ts';
import { selectUsedSignatures } from './queries.ts';

export const usedPrivatePictures: UsedPictures = selectUsedSignatures;
