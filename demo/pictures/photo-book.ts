import { readdirSync } from 'node:fs';
import { castDrawings } from '../cast/drawn-goods.ts';
import { castPhotos } from '../cast/photos.ts';
import type { PhotoRecipe } from './recipe.ts';

/** The most pictures of one product. */
const MOST = 4;

const shown = [...castPhotos, ...castDrawings];

/** The pictures of a title, two at least. Each call is led by the next of the pattern that fits; it throws if none does. */
export function photoBook(): (title: string) => PhotoRecipe[] {
  const sides = Map.groupBy(
    readdirSync(new URL('photos', import.meta.url))
      .filter(file => file.endsWith('.webp'))
      .map(file => file.replace('.webp', ''))
      .toSorted(),
    file => file.replace(/-\d+$/, ''),
  );
  const given = new Map<RegExp, number>();
  return title => {
    const [pattern, ...names] = shown.find(([each]) => each.test(title)) ?? [];
    if (!pattern) throw new Error(`No picture shows ${title}: add one to demo/cast/drawn-goods.ts`);
    const turn = given.get(pattern) ?? 0;
    given.set(pattern, turn + 1);
    const at = turn % names.length;
    const lead = sides.get(names[at] as string) ?? [];
    const others = [...names.slice(at + 1), ...names.slice(0, at)].flatMap(name => sides.get(name)?.[0] ?? []);
    // Every colour is seen before a third side of the first.
    const first = lead.slice(0, Math.max(1, MOST - others.length));
    const whole = [...first, ...others].slice(0, MOST).map<PhotoRecipe>(photo => ({ photo, pose: 'whole' }));
    const near = lead.map<PhotoRecipe>(photo => ({ photo, pose: 'near' }));
    return whole.length > 1 ? whole : [...whole, ...near];
  };
}
