/** A file of photos/ as it is, or a part of it where a thing was seen from one side only. */
export interface PhotoRecipe {
  photo: string;
  pose: 'whole' | 'near';
}

/** Equal for equal recipes, and readable in a listing of files. */
export const recipeId = ({ photo, pose }: PhotoRecipe) => `${photo}-${pose}`;
