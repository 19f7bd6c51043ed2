import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { pictureKey } from '#modules/media/server/read-picture.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { readPhoto, resizePicture } from './pictures/make.ts';
import type { PhotoRecipe } from './pictures/recipe.ts';
import type { Addresses } from './rows.ts';
import type { DemoShop } from './shop-types.ts';

/** Part of every picture's name: another number makes them all again, however long browsers keep the old ones. */
const DRAWN = 3;
/** The widest is the file itself, as large as it is. */
const PHOTO_WIDTHS = [320, 640, 1200] as const;
/** Full and half of the widths that an ad's place asks for, by the nearest that is stored. */
const AD_WIDTHS = [480, 640, 1200];

type Work = () => Promise<void>;

/** The identifier of every picture of the shop, known before the first of them is drawn. */
export async function nameAll(shop: DemoShop): Promise<Addresses> {
  const goods = [...shop.pictures.keys()].map(name => [name, `/media/${goodsHash(name)}`] as const);
  const ads = await Promise.all(
    shop.ads.map(async ({ file }) => [file, `/media/${adHash(await readAd(file))}`] as const),
  );
  return new Map([...goods, ...ads]);
}

/** Cuts photos and ads to size, as many at once as there are processors; what is stored already stays. */
export async function storePictures(shop: DemoShop, storage: Storage): Promise<void> {
  const goods = [...shop.pictures].map(
    ([name, recipe]) =>
      () =>
        storePhoto(storage, goodsHash(name), recipe),
  );
  const ads = shop.ads.map(
    ({ file }) =>
      () =>
        storeAd(storage, file),
  );
  const work: Work[] = [...ads, ...goods];
  const lanes = Array.from({ length: availableParallelism() * 2 }, () => drain(work));
  await Promise.all(lanes);
}

async function drain(work: Work[]): Promise<void> {
  for (let next = work.pop(); next; next = work.pop()) await next();
}

async function storePhoto(storage: Storage, hash: string, recipe: PhotoRecipe): Promise<void> {
  const [small, middle, whole] = PHOTO_WIDTHS;
  // The widest is written last: where it stands, the others do too.
  if (await storage.has(keyOf(hash, whole))) return;
  const photo = await readPhoto(recipe);
  const { width } = await sharp(photo).metadata();
  const halved = width > middle ? await resizePicture(photo, middle) : photo;
  await storage.put(keyOf(hash, middle), halved);
  await storage.put(keyOf(hash, small), await resizePicture(halved, small));
  await storage.put(keyOf(hash, whole), photo);
}

async function storeAd(storage: Storage, file: string): Promise<void> {
  const bytes = await readAd(file);
  const hash = adHash(bytes);
  for (const width of AD_WIDTHS) {
    if (await storage.has(keyOf(hash, width))) continue;
    const cut = sharp(bytes).resize(width, null, { withoutEnlargement: true });
    await storage.put(keyOf(hash, width), await cut.webp({ quality: 80, effort: 3 }).toBuffer());
  }
}

/** Where a photo of the goods is stored as large as it is, by its identifier. */
export const wholePhotoKey = (identifier: string) =>
  keyOf(identifier.replace('/media/', ''), PHOTO_WIDTHS.at(-1) ?? 0);

const keyOf = (hash: string, width: number) => pictureKey({ audience: 'public', hash }, width, 'webp');
const goodsHash = (name: string) => short(`demo picture ${DRAWN} ${name}`);
const adHash = (bytes: Buffer) => short(bytes);
const short = (what: string | Buffer) => createHash('sha256').update(what).digest('hex').slice(0, 32);
const readAd = (file: string) => readFile(new URL(`pictures/ads/${file}`, import.meta.url));
