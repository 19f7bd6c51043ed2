import { hashPassword } from '#modules/accounts/server/passwords/password-hash.ts';
import { FACT_NAMES, FACTS } from '#modules/catalog/disclosure.ts';
import { pagesVersion } from './cast/pages.ts';
import type { DemoCategory, DemoMerchant, DemoProduct, DemoShop } from './shop-types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

const SETTING_ROWS = [
  { name: 'companyName', value: 'وكالة' },
  {
    name: 'company',
    value: {
      legalName: 'شركة وكالة للتجارة الإلكترونية (نموذج)',
      address: '١ شارع المثال، القاهرة',
      phone: '0200000000',
      email: 'hello@wekala.example',
      commercialRegister: '000000',
      taxNumber: '000000000',
    },
  },
  {
    name: 'transferTo',
    value: {
      instapay: 'wekala.example@instapay',
      holder: 'شركة وكالة للتجارة الإلكترونية',
      bank: 'بنك المثال',
      account: '1000 2000 3000',
    },
  },
];

/** Where the shop shows a picture from: its identifier by the name that the demo gave it. */
export type Addresses = ReadonlyMap<string, string>;

/** The rows of each table, in an order in which they may be inserted; ages count back from `now`. */
export async function rowsOf(shop: DemoShop, addresses: Addresses, now: Date): Promise<[string, object[]][]> {
  const address = (name: string) => addresses.get(name) ?? name;
  const before = (ms: number) => new Date(now.getTime() - ms);
  return [
    ['settings', SETTING_ROWS],
    [
      'pages',
      Object.entries(shop.pages).map(([name, sections]) => ({ name, version: pagesVersion, sections })),
    ],
    ['users', await userRows(shop, now)],
    ['second_factors', excusedRows(shop)],
    ['merchants', shop.merchants.map(each => merchantRow(each, { address, before }))],
    ['merchant_members', memberRows(shop)],
    [
      'categories',
      shop.categories.map(({ id, nameAr, nameEn, picture }) => ({
        id,
        name_ar: nameAr,
        name_en: nameEn,
        image: address(picture),
        position: id,
      })),
    ],
    ['subcategories', shop.categories.flatMap(subcategoryRows)],
    ['brands', shop.brands.map(({ id, name, nameAr, aliases }) => ({ id, name, name_ar: nameAr, aliases }))],
    ['products', shop.products.map(each => productRow(each, { address, before }))],
    ['product_prices', shop.products.flatMap(product => formerPriceRows(product, before))],
    ['variants', shop.products.flatMap(variantRows)],
    ['ads', adRows(shop, address)],
  ];
}

function subcategoryRows({ id: category_id, subcategories }: DemoCategory): object[] {
  return subcategories.map(({ id, nameAr }) => ({ id, category_id, name_ar: nameAr, position: id }));
}

interface Told {
  address(name: string): string;
  before(ms: number): Date;
}

/**
 * A second factor whose secret everybody knows would protect nothing: the demo's staff and owners are excused from it, as
 * no other account can be (decision 0012).
 */
function excusedRows({ accounts }: DemoShop): object[] {
  return accounts.flatMap(({ role }, at) =>
    role !== 'user' ? [{ user_id: at + 1, state: 'excused', last_step: 0, changed_at: new Date() }] : [],
  );
}

/** One password, hashed once: the hash costs more than all the rows together. */
async function userRows({ accounts }: DemoShop, now: Date): Promise<object[]> {
  const hashes = new Map<string, string>();
  for (const { password } of accounts) {
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
  }
  const joined = new Date(now.getTime() - 60 * DAY_MS);
  return accounts.map(({ name, mobile, email, role, birthDate, password }, at) => ({
    id: at + 1,
    name,
    mobile,
    email,
    role,
    birth_date: birthDate,
    password_hash: hashes.get(password),
    mobile_verified_at: joined,
    created_at: joined,
  }));
}

function merchantRow(merchant: DemoMerchant, { address, before }: Told): object {
  return {
    id: merchant.id,
    name_ar: merchant.nameAr,
    logo: address(merchant.logo),
    status: 'active',
    legal_name: merchant.legalName,
    commercial_register: merchant.commercialRegister,
    tax_number: merchant.taxNumber,
    address: merchant.address,
    phone: merchant.phone,
    email: merchant.email,
    created_at: before(merchant.ageInDays * DAY_MS),
  };
}

function memberRows({ accounts }: DemoShop): object[] {
  return accounts.flatMap(({ merchantId }, at) =>
    merchantId ? [{ merchant_id: merchantId, user_id: at + 1, duty: 'owner' }] : [],
  );
}

function productRow(product: DemoProduct, { address, before }: Told): object {
  return {
    id: product.id,
    merchant_id: product.merchantId,
    category_id: product.categoryId,
    subcategory_id: product.subcategoryId,
    brand_id: product.brandId,
    title: product.title,
    description: product.description,
    specifications: product.specifications,
    images: product.pictures.map(address),
    option_names: product.optionNames,
    price: product.price,
    original_price: product.originalPrice,
    not_returnable: product.notReturnable,
    ...Object.fromEntries(FACT_NAMES.map(name => [FACTS[name].column, product.told[name]])),
    status: 'published',
    created_at: before(product.ageInMinutes * MINUTE_MS),
    number_of_requests: product.numberOfRequests,
    in_stock: product.variants.some(({ stock }) => stock > 0),
  };
}

/** Some days before it was put up as it is now: a former price that was never asked for would be refused. */
function formerPriceRows({ id, originalPrice, ageInMinutes }: DemoProduct, before: Told['before']): object[] {
  if (originalPrice === null) return [];
  const since = before(ageInMinutes * MINUTE_MS + 12 * DAY_MS);
  return [{ product_id: id, price: originalPrice, since }];
}

function variantRows({ id, variants }: DemoProduct): object[] {
  return variants.map(({ options, swatch, picture, sku, shelf, price, stock }, position) => ({
    product_id: id,
    options,
    swatch,
    picture,
    sku,
    shelf,
    price,
    position,
    on_hand: stock,
    held: 0,
    allocated: 0,
  }));
}

function adRows({ ads }: DemoShop, address: Told['address']): object[] {
  return ads.map(({ type, position, title, file, directTo, ...target }) => ({
    type,
    position,
    title,
    image: address(file),
    direct_to: directTo,
    merchant_id: target.merchantId,
    product_id: target.productId,
    category_id: target.categoryId,
    brand_id: target.brandId,
    active: true,
  }));
}
