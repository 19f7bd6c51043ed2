import type { Disclosure } from '#modules/catalog/disclosure.ts';
import type { Exclusion } from '#modules/catalog/exclusion.ts';
import type { PageName } from '#modules/settings/calls.ts';
import type { Role } from '#platform/viewer.ts';
import type { GoodsKind } from './cast/goods-kind.ts';
import type { PhotoRecipe } from './pictures/recipe.ts';

/** Names a picture: the id of its recipe. */
export type PictureId = string;

export interface DemoCategory {
  id: number;
  nameAr: string;
  /** The icon of a category follows from its English name. */
  nameEn: string;
  /** Empty or a placeholder path for the two that must not show in the grid [LND-5]. */
  subcategories: { id: number; nameAr: string }[];
  picture: PictureId;
}

export interface DemoBrand {
  id: number;
  name: string;
  nameAr: string;
  aliases: string[];
}

export interface DemoMerchant {
  id: number;
  /** Empty for one of them, as is the logo of another [LND-6]. */
  nameAr: string;
  logo: PictureId;
  legalName: string;
  commercialRegister: string;
  taxNumber: string;
  address: string;
  phone: string;
  email: string;
  ageInDays: number;
}

/** Prices in piastres. */
export interface DemoVariant {
  options: string[];
  swatch: string;
  /** The place among the product's pictures of the one in its colour, from 1. */
  picture: number | null;
  sku: string;
  shelf: string;
  price: number;
  stock: number;
}

export interface DemoProduct {
  id: number;
  merchantId: number;
  categoryId: number;
  subcategoryId: number | null;
  brandId: number | null;
  kind: GoodsKind;
  title: string;
  description: string;
  specifications: [name: string, value: string][];
  pictures: PictureId[];
  optionNames: string[];
  /** Of its cheapest variant, as the former price is. */
  price: number;
  originalPrice: number | null;
  /** Null: as its category says. */
  notReturnable: Exclusion | null;
  told: Disclosure;
  /** One even where there is nothing to choose. */
  variants: DemoVariant[];
  ageInMinutes: number;
  numberOfRequests: number;
}

export interface DemoAd {
  type: 'landing_page_upper' | 'landing_page_categories';
  position: number;
  title: string;
  /** File in pictures/ads. */
  file: string;
  directTo: 'merchant' | 'product' | 'category' | 'brand';
  merchantId: number;
  productId: number | null;
  categoryId: number | null;
  brandId: number | null;
}

export interface DemoAccount {
  name: string;
  mobile: string;
  email: string;
  password: string;
  birthDate: string;
  role: Role;
  merchantId: number | null;
}

export interface Section {
  heading: string;
  paragraphs: string[];
}

export interface DemoShop {
  categories: DemoCategory[];
  brands: DemoBrand[];
  merchants: DemoMerchant[];
  products: DemoProduct[];
  ads: DemoAd[];
  accounts: DemoAccount[];
  pages: Record<PageName, Section[]>;
  /** Every picture that something above names. */
  pictures: Map<PictureId, PhotoRecipe>;
}
