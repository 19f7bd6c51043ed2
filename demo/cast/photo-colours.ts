import type { PhotoRecipe } from '../pictures/recipe.ts';

/** The photos that show each colour of the cast, by the name of their files without the number of the side. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  أسود: [
    'backpack-black', 'car-seat-cover', 'car-vacuum-hand', 'digital-watch-black', 'duffel-bag-black', 'headphones-over-ear',
    'heels-floral', 'hiking-boots-black', 'mechanical-keyboard', 'puffer-jacket-black', 'running-shoe-street', 'shoes-shoes-02',
    'smartphone-black', 'sneaker-black', 'sport-shoes-black', 'steering-wheel-cover', 't-shirt-black', 'women-dress-06',
  ],
  أبيض: [
    'blender-jug', 'charger-plug-white', 'coffee-table-round', 'earbuds-case', 'electric-fan', 'extension-cord', 'keyboard-slim',
    'power-bank-white', 'sneaker-white', 't-shirt-white', 'wall-charger', 'washing-machine', 'wifi-router-white',
  ],
  رمادي: [
    'computer-mouse', 'cooking-pot-granite', 'digital-watch-grey', 'duffel-bag-grey', 'sofa-grey', 't-shirt-grey', 'tablet-gray',
    'women-blouse-03',
  ],
  فضي: ['cooking-pot-steel', 'electric-kettle', 'refrigerator', 'tablet-silver', 'toaster-two-slice'],
  ذهبي: ['mirror-ornate', 'smartphone-gold'],
  كحلي: [
    'backpack-navy', 'hoodie-navy', 'men-polo-shirt-03', 'men-shirt-02', 'men-shirt-07', 'power-bank-slim', 'velvet-sofa-navy',
  ],
  أزرق: [
    'headphones-blue', 'men-shirt-04', 'notebook-spiral', 'running-shoe-blue', 'school-bag-blue', 'smartphone-blue', 'steam-iron',
    'wireless-mouse',
  ],
  سماوي: ['kids-scooter', 'men-shirt-01', 'men-shirt-06'],
  تركواز: ['speaker-portable', 'women-dress-07'],
  أخضر: ['headlamp-green', 'smartphone-green', 'toy-car', 'vacuum-flask', 'women-dress-03', 'women-top-01'],
  زيتي: ['digital-watch-olive'],
  بنفسجي: ['game-controller', 'smartphone-purple'],
  وردي: ['digital-watch-pink', 'hair-dryer-rose', 'puffer-jacket-pink', 'running-shoe-beach'],
  فوشيا: ['school-bag-pink'],
  أحمر: [
    'duffel-bag-red', 'men-polo-shirt-01', 'puffer-jacket-red', 'toy-racing-car', 'usb-cable-braided', 'vacuum-cleaner',
    'women-dress-04',
  ],
  برتقالي: ['tent'],
  بيج: ['loafers', 'men-trousers-03', 'teddy-bear'],
  كريمي: ['women-blouse-01'],
  بني: ['dining-chair', 'duffel-bag-brown', 'hiking-boots-brown', 'leather-jacket-brown', 'rocking-chair'],
  خشبي: ['comb', 'office-drawer-cabinet', 'round-wooden-table', 'school-desk', 'wall-clock'],
}; // biome-ignore format: lists of words

const COLOUR_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SHOWN_BY).flatMap(([colour, photos]) => photos.map(photo => [photo, colour] as const)),
);

/** Drawings end with their colour (drawn-goods.ts). */
const NAMED: Readonly<Record<string, string>> = {
  beige: 'بيج', black: 'أسود', blue: 'أزرق', brown: 'بني', burgundy: 'نبيتي', camel: 'جملي', clear: 'شفاف', cream: 'كريمي',
  fuchsia: 'فوشيا', gold: 'ذهبي', gray: 'رمادي', green: 'أخضر', mauve: 'موف', mint: 'نعناعي', navy: 'كحلي', olive: 'زيتي',
  orange: 'برتقالي', pink: 'وردي', red: 'أحمر', silver: 'فضي', sky: 'سماوي', turquoise: 'تركواز', violet: 'بنفسجي',
  white: 'أبيض', wood: 'خشبي', yellow: 'أصفر',
}; // biome-ignore format: a list of words

const colourOf = (photo: string) => COLOUR_OF.get(photo) ?? NAMED[photo.split('-').at(-1) as string];

/** The colours that photos among the pictures show, each with the place from 1 of the first that does. */
export function coloursShown(pictures: readonly PhotoRecipe[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, picture] of pictures.entries()) {
    const colour = colourOf(picture.photo.replace(/-\d+$/, ''));
    if (colour && !places.has(colour)) places.set(colour, at + 1);
  }
  return places;
}
