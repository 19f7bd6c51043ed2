import { type DrawingName, drawings, type Look } from './drawings.ts';

/** front: as drawn; turned: mirrored and leaning; near: larger than its frame; small: for a round logo. */
export type Pose = 'front' | 'turned' | 'near' | 'small';

export interface DrawingRecipe extends Look {
  code: string;
  pose: Pose;
}

/** A file of photos/ as it is, or a part of it where a thing was seen from one side only. */
export interface PhotoRecipe {
  photo: string;
  pose: 'whole' | 'near';
}

export type PictureRecipe = DrawingRecipe | PhotoRecipe;

export const looksOf = (name: DrawingName): readonly Look[] => drawings[name].looks;

/** A look beyond the last begins again at the first. */
export function recipe(name: DrawingName, look: number, pose: Pose = 'front'): DrawingRecipe {
  const looks = looksOf(name);
  return { code: drawings[name].code, ...(looks[look % looks.length] as Look), pose };
}

/** Equal for equal recipes, and readable in a listing of files. */
export function recipeId(drawn: PictureRecipe): string {
  if ('photo' in drawn) return `${drawn.photo}-${drawn.pose}`;
  const { code, hue, shade, pose } = drawn;
  return `${code}-h${hue}-s${shade}-${pose}`;
}
