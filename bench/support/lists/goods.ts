import { findTargets, listAds } from '#modules/ads/contract/desk.ts';
import { listDeskChoices, listDeskProductIds, listDeskProducts } from '#modules/catalog/contract/desk.ts';
import { listImports } from '#modules/catalog/contract/import.ts';
import { listDeskBrands, listDeskCategories } from '#modules/catalog/contract/shelf.ts';
import { listCategories, listLikes } from '#modules/catalog/contract.ts';
import { listCoupons } from '#modules/discounts/contract.ts';
import { askedBy, type Lists } from './asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];

export const GOODS_LISTS: Lists = {
  products: admin(listDeskProducts),
  'products, page 30': admin(listDeskProducts, { page: 30 }),
  'products, oldest': admin(listDeskProducts, { sort: 'oldest' }),
  'products, cheapest': admin(listDeskProducts, { sort: 'cheapest' }),
  'products, most ordered': admin(listDeskProducts, { sort: 'requested' }),
  'products by a word': admin(listDeskProducts, { q: 'سماعة' }),
  'products by a word, cheapest': admin(listDeskProducts, { q: 'سماعة', sort: 'cheapest' }),
  'products by two words': admin(listDeskProducts, { q: 'سماعة بلوتوث' }),
  'products by no word': admin(listDeskProducts, { q: 'ظظظ' }),
  'products by a code': admin(listDeskProducts, { q: 'WK-EL' }),
  'products by an id': admin(listDeskProducts, ({ products }) => ({ q: String(products - 5) })),
  'products of a category, cheapest': admin(listDeskProducts, { categoryId: 1, sort: 'cheapest' }),
  'products of a category, most ordered': admin(listDeskProducts, { categoryId: 1, sort: 'requested' }),
  'products of a brand': admin(listDeskProducts, { brandId: 3 }),
  'products of a merchant': admin(listDeskProducts, { merchantId: 3 }),
  'products of a merchant and a category': admin(listDeskProducts, { merchantId: 3, categoryId: 1 }),
  'products that run low': admin(listDeskProducts, { stock: 'low' }),
  'products that are out': admin(listDeskProducts, { stock: 'out' }),
  'products that are out, cheapest': admin(listDeskProducts, { stock: 'out', sort: 'cheapest' }),
  drafts: admin(listDeskProducts, { status: 'draft' }),
  'ids of all products': admin(listDeskProductIds),
  'ids of products by a word': admin(listDeskProductIds, { q: 'سماعة' }),
  'choices of the list of products': admin(listDeskChoices),
  'his products': merchant(listDeskProducts),
  'his products, page 10': merchant(listDeskProducts, { page: 10 }),
  'his products by a word': merchant(listDeskProducts, { q: 'سماعة' }),
  'his products that run low': merchant(listDeskProducts, { stock: 'low' }),
  'his products, most ordered': merchant(listDeskProducts, { sort: 'requested' }),
  'categories at the desk': admin(listDeskCategories),
  'brands at the desk': admin(listDeskBrands),
  categories: buyer(listCategories),
  likes: buyer(listLikes),
  imports: admin(listImports),
  'his imports': merchant(listImports),
  coupons: admin(listCoupons),
  'his coupons': merchant(listCoupons),
  ads: admin(listAds),
  "an ad's product": admin(findTargets, { kind: 'product', q: 'سماعة' }),
  "an ad's merchant": admin(findTargets, { kind: 'merchant', q: 'متجر' }),
};
