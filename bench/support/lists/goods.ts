import { findTargets, listAds } from '#modules/ads/back-office.calls.ts';
import { listManagedProducts, listProductChoices } from '#modules/catalog/back-office.calls.ts';
import { listCategories, listLikes } from '#modules/catalog/calls.ts';
import { listManagedBrands, listManagedCategories } from '#modules/catalog/categories.calls.ts';
import { listImports } from '#modules/catalog/import.calls.ts';
import { listCoupons } from '#modules/discounts/calls.ts';
import { suggestSearches } from '#modules/search/calls.ts';
import { listSearches, listSearchRules } from '#modules/search/desk.calls.ts';
import { explainSearch } from '#modules/search/explain.calls.ts';
import { askedBy, type Lists } from './asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];

export const GOODS_LISTS: Lists = {
  products: admin(listManagedProducts),
  'products, page 30': admin(listManagedProducts, { page: 30 }),
  'products, oldest': admin(listManagedProducts, { sort: 'oldest' }),
  'products, cheapest': admin(listManagedProducts, { sort: 'cheapest' }),
  'products, most ordered': admin(listManagedProducts, { sort: 'requested' }),
  'products by a word': admin(listManagedProducts, { q: 'سماعة' }),
  'products by a word, cheapest': admin(listManagedProducts, { q: 'سماعة', sort: 'cheapest' }),
  'products by two words': admin(listManagedProducts, { q: 'سماعة بلوتوث' }),
  'products by no word': admin(listManagedProducts, { q: 'ظظظ' }),
  'products by a code': admin(listManagedProducts, { q: 'WK-EL' }),
  'products by an id': admin(listManagedProducts, ({ products }) => ({ q: String(products - 5) })),
  'products of a category, cheapest': admin(listManagedProducts, { categoryId: 1, sort: 'cheapest' }),
  'products of a category, most ordered': admin(listManagedProducts, { categoryId: 1, sort: 'requested' }),
  'products of a brand': admin(listManagedProducts, { brandId: 3 }),
  'products of a merchant': admin(listManagedProducts, { merchantId: 3 }),
  'products of a merchant and a category': admin(listManagedProducts, { merchantId: 3, categoryId: 1 }),
  'products that run low': admin(listManagedProducts, { stock: 'low' }),
  'products that are out': admin(listManagedProducts, { stock: 'out' }),
  'products that are out, cheapest': admin(listManagedProducts, { stock: 'out', sort: 'cheapest' }),
  drafts: admin(listManagedProducts, { status: 'draft' }),
  'choices of the list of products': admin(listProductChoices),
  'own products': merchant(listManagedProducts),
  'own products, page 10': merchant(listManagedProducts, { page: 10 }),
  'own products by a word': merchant(listManagedProducts, { q: 'سماعة' }),
  'own products that run low': merchant(listManagedProducts, { stock: 'low' }),
  'own products, most ordered': merchant(listManagedProducts, { sort: 'requested' }),
  'categories in the back-office': admin(listManagedCategories),
  'brands in the back-office': admin(listManagedBrands),
  categories: buyer(listCategories),
  'suggestions, a word begun': buyer(suggestSearches, { q: 'سما' }),
  'suggestions, nothing typed': buyer(suggestSearches),
  'searches of a month': admin(listSearches),
  'searches that found nothing': admin(listSearches, { view: 'nothing' }),
  'why a search finds so': admin(explainSearch, { q: 'سماعة' }),
  'rules of searches': admin(listSearchRules, { page: 1 }),
  likes: buyer(listLikes),
  imports: admin(listImports),
  'own imports': merchant(listImports),
  coupons: admin(listCoupons),
  'own coupons': merchant(listCoupons),
  ads: admin(listAds),
  "an ad's product": admin(findTargets, { kind: 'product', q: 'سماعة' }),
  "an ad's merchant": admin(findTargets, { kind: 'merchant', q: 'متجر' }),
};
