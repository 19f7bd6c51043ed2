import { type DrawingName, drawings, type Look } from './drawings.ts';

/** front: as drawn; turned: mirrored and leaning; near: larger than its frame; small: for a round logo. */
export type Pose = 'front' | 'turned' | 'near' | 'small';

export interface PictureRecipe extends Look {
  code: string;
  pose: Pose;
}

export const looksOf = (name: DrawingName): readonly Look[] => drawings[name].looks;

/** A look beyond the last begins again at the first. */
export function recipe(name: DrawingName, look: number, pose: Pose = 'front'): PictureRecipe {
  const looks = looksOf(name);
  return { code: drawings[name].code, ...(looks[look % looks.length] as Look), pose };
}

/** Equal for equal recipes, and readable in a listing of files. */
export function recipeId({ code, hue, shade, pose }: PictureRecipe): string {
  return `${code}-h${hue}-s${shade}-${pose}`;
}
