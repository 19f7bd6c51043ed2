import { castAccounts } from './cast/accounts.ts';
import { castAds } from './cast/ads.ts';
import { castBrands } from './cast/brands.ts';
import { castCategories } from './cast/categories.ts';
import { castCrowd } from './cast/crowd.ts';
import { kindsOf } from './cast/kinds.ts';
import { castMerchants } from './cast/merchants.ts';
import { castPages } from './cast/pages.ts';
import { makeProducts } from './make-products.ts';
import { type PhotoRecipe, recipeId } from './pictures/recipe.ts';
import type { DemoAd, DemoCategory, DemoMerchant, DemoProduct, DemoShop, PictureId } from './shop-types.ts';

/** The whole demo shop: equal for equal seeds, with the ids that it has in an empty database. */
export function makeShop(seed = 1): DemoShop {
  const pictures = new Map<PictureId, PhotoRecipe>();
  const keep = (shown: PhotoRecipe): PictureId => {
    const id = recipeId(shown);
    pictures.set(id, shown);
    return id;
  };
  const products = makeProducts(seed).map(({ shown, ...product }) => ({
    ...product,
    pictures: shown.map(keep),
  }));
  return {
    categories: makeCategories(keep),
    brands: castBrands.map(([name, nameAr, ...aliases], at) => ({ id: at + 1, name, nameAr, aliases })),
    merchants: makeMerchants(keep),
    products,
    ads: makeAds(products),
    accounts: [...castAccounts, ...castCrowd],
    pages: castPages,
    pictures,
  };
}

type Keep = (shown: PhotoRecipe) => PictureId;

const whole = (photo: string): PhotoRecipe => ({ photo, pose: 'whole' });

function makeCategories(keep: Keep): DemoCategory[] {
  return castCategories.map(({ key, nameAr, nameEn, picture }, at) => ({
    id: at + 1,
    nameAr,
    nameEn,
    subcategories: kindsOf(key),
    picture: typeof picture === 'string' ? keep(whole(picture)) : picture.path,
  }));
}

/** Names, numbers and addresses are invented; e-mails end in a domain that nobody can own. */
function makeMerchants(keep: Keep): DemoMerchant[] {
  return castMerchants.map(({ name, logo, city, street, mailbox, phone }, at) => ({
    id: at + 1,
    nameAr: name,
    logo: logo ? keep(whole(logo)) : '',
    legalName: `شركة ${name || 'المنصورة التجارية'} للتجارة`,
    commercialRegister: String(104_311 + at * 1_737),
    taxNumber: String(201_450_117 + at * 7_310_457),
    address: `${street}، ${city}`,
    phone,
    email: `${mailbox}@shops.example.com`,
    ageInDays: 900 - at * 17,
  }));
}

/** The id of the first that is meant; 0 for none. */
const place = <Each>(list: readonly Each[], is: (each: Each) => boolean) => list.findIndex(is) + 1;
const orNull = (id: number) => id || null;

function makeAds(products: DemoProduct[]): DemoAd[] {
  return castAds.map(({ merchant, category, product, brand, ...ad }) => ({
    ...ad,
    merchantId: place(castMerchants, ({ name }) => name === merchant),
    productId: product ? orNull(place(products, ({ title }) => title.startsWith(product))) : null,
    categoryId: category ? orNull(place(castCategories, ({ key }) => key === category)) : null,
    brandId: brand ? orNull(place(castBrands, ([name]) => name === brand)) : null,
  }));
}
