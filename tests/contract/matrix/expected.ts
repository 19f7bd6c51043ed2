import { createHash, randomUUID } from 'node:crypto';
import { STAFF_EVENTS } from '#modules/merchants/merchant-status.ts';
import { CHECK_ITEMS, PAPER_KINDS } from '#modules/merchants/papers.ts';
import { DAY } from '#platform/clock.ts';
import { cairoDay } from '#platform/dates.ts';
import { CAIRO_ADDRESS } from '../../support/people.ts';
import type { Group, Who } from './who.ts';

/** No table has so many rows. */
export const NOT_THERE = 999_999_999;

/** Whose things there are: each belongs to `user`, or to `merchant`, or to both. */
export interface Ids {
  sessionId: number;
  passkeyId: number;
  keyId: number;
  addressId: number;
  orderId: number;
  merchantOrderId: number;
  parcelId: number;
  returnId: number;
  claimId: number;
  paperId: number;
  invitationId: number;
  productId: number;
  batchId: number;
  couponId: number;
  /** Of the account that packs for `merchant`. */
  memberId: number;
  importId: number;
  statementId: number;
  documentId: number;
  submissionId: number;
  refundId: number;
  notificationId: number;
  reviewId: number;
  questionId: number;
  conversationId: number;
  lineId: number;
  variantId: number;
  merchantId: number;
}

export interface Scene extends Ids {
  /** What belongs to `other user` and `other merchant`: their own things, with which they try another's. */
  others: {
    productId: number;
    version: number;
    categoryId: number;
    acceptedId: number;
    deliveredId: number;
    deliveredLineId: number;
    refusedParcelId: number;
    /** Returns in these states. */
    inTransit: number;
    received: number;
    inspected: number;
  };
}

/** Somebody tries another's id: the answer is that of an id that does not exist, and nothing changes. */
export interface Foreign {
  by: readonly Who[];
  input: (scene: Scene) => Record<string, unknown>;
  /** `not_found`'s status 404, but where it says otherwise: the code, or null where the answer has nothing of it. */
  refusal?: { code: string | null };
}

export interface Expectation {
  who: Group;
  /** What each id of the input names, by its field. */
  things: Things;
}

/** Somebody tries another's, or a sentence that says why it is nobody's. */
export type Things = Readonly<Record<string, Foreign | string>>;

const only = (who: Group, ...things: Things[]): Expectation => ({
  who,
  things: Object.assign({}, ...things),
});

const OTHERS_OF_USER = ['other user'] as const;
const OTHERS_OF_MERCHANT = ['other merchant'] as const;
const ADMIN = ['super_admin'] as const;

export const COUPON_TERMS = {
  kind: 'percent' as const,
  percent: 10,
  amount: null,
  most: null,
  minSubtotal: 0,
  categoryIds: [],
  productIds: [],
  platformPercent: 0,
  firstDay: '2020-01-01',
  lastDay: null,
  totalLimit: null,
  buyerLimit: null,
};

/** The input's field that names the thing, and what else the input needs. */
const tried = (by: readonly Who[], field: keyof Ids, more: Record<string, unknown> = {}): Things => ({
  [field]: { by, input: scene => ({ ...more, [field]: scene[field] }) },
});

/** Of what belongs to the shop alone: one that is not there. */
const nobody = (field: string, more: Record<string, unknown> = {}): Things => ({
  [field]: { by: ADMIN, input: () => ({ ...more, [field]: NOT_THERE }) },
});

/** Another's id at a place of its own in the input, or answered in a way of its own. */
const foreign = (
  field: string,
  by: readonly Who[],
  { input, refusal }: Pick<Foreign, 'input' | 'refusal'>,
): Things => ({ [field]: { by, input, ...(refusal && { refusal }) } });

const unowned = (why: string, ...fields: string[]): Things =>
  Object.fromEntries(fields.map(field => [field, why]));

const CATALOG = 'what is on sale, its categories, brands and merchants are for everybody to see';
const ofCatalog = (...fields: string[]) => unowned(CATALOG, ...fields);
const places = (...fields: string[]) => unowned('governorates and cities of the country', ...fields);
const narrows = (...fields: string[]) => unowned('narrows what the caller may read anyway', ...fields);
const words = (...fields: string[]) => unowned('a word of the program, no id', ...fields);
const pictures = (...fields: string[]) =>
  unowned('a picture is named by what it shows, and shown to everybody', ...fields);
const links = (...fields: string[]) =>
  unowned('a secret that only its receiver has; accepting asks for their account too', ...fields);
const ownDevice = (...fields: string[]) =>
  unowned('what a device gives out beside its signature, by which it is checked', ...fields);
const shops = (...fields: string[]) => unowned('staff of the shop choose among all merchants', ...fields);

const merchantOrder = (more = {}) => tried(OTHERS_OF_MERCHANT, 'merchantOrderId', more);
const parcel = (more = {}) => tried(OTHERS_OF_MERCHANT, 'parcelId', more);

const documents = () => tried(['other user', 'other merchant', 'packer', 'support'], 'documentId');

/** Somebody who works for another merchant. */
const member = (more: Record<string, unknown> = {}): Things => ({
  userId: { by: OTHERS_OF_MERCHANT, input: ({ memberId }) => ({ ...more, userId: memberId }) },
});

/** A line of another's order within one's own case or order. */
const line = (
  field: string,
  by: readonly Who[],
  input: (lineId: number, others: Scene['others']) => Record<string, unknown>,
): Things =>
  foreign(field, by, {
    input: ({ lineId, others }) => input(lineId, others),
    refusal: { code: 'wrong_units' },
  });

const USERS = '/api/web/users';
const USER = '/api/web/user';
const ORDER = '/api/web/order';
const BACK_OFFICE = '/api/web/back-office';
const MERCHANT = '/api/web/merchant';

/** A day on which a change may begin, whenever the test runs. */
const SOME_DAY = cairoDay(new Date(Date.now() + DAY));

const AD = {
  version: 1,
  type: 'landing_page_upper',
  order: 1,
  title: 'عروض الشتاء',
  directTo: 'category',
  targetId: 1,
  merchantId: null,
  startsAt: null,
  endsAt: null,
  active: true,
  picture: null,
};
const PRODUCT = {
  title: 'قميص قطن',
  description: '',
  images: ['/media/0123456789abcdef'],
  optionNames: [],
  originalPrice: null,
  variants: [{ options: [], sku: '', price: 400, stock: 5, seenStock: 5 }],
  status: 'published',
};
const ASKED_BACK = { reason: 'changed_mind', wish: 'refund', lines: [{ lineId: 1, quantity: 1 }] };

/** What a buyer asks to send back, and what they want in its place. */
const CALLED = { code: '123456', reason: 'not_received' };

const askedBack = (): Things => ({
  ...tried(OTHERS_OF_USER, 'merchantOrderId', ASKED_BACK),
  ...line('lines.*.lineId', OTHERS_OF_USER, (lineId, { deliveredId }) => ({
    ...ASKED_BACK,
    merchantOrderId: deliveredId,
    lines: [{ lineId, quantity: 1 }],
  })),
  ...foreign('lines.*.exchangeFor', OTHERS_OF_USER, {
    input: ({ others, variantId }) => ({
      ...ASKED_BACK,
      merchantOrderId: others.deliveredId,
      lines: [{ lineId: others.deliveredLineId, quantity: 1, exchangeFor: variantId }],
    }),
    refusal: { code: 'exchange_gone' },
  }),
});
const OWN_MERCHANT = "a merchant's member works for the own merchant, whatever is named";
/** What a preview without a row says that it has shown. */
/** Of two things that are merged, as they were seen. */
const VERSIONS = { version: 1, intoVersion: 1 };

/** Where a change of many products puts them. */
const MOVED_TO = ['change.categoryId', 'change.subcategoryId', 'change.brandId'];
const SEEN_NOTHING = createHash('sha256').update('[]').digest('base64url');
const DECIDED = { reason: 'سبب واضح للقرار' };
const CATEGORY = { version: 1, nameAr: 'قسم', nameEn: 'section', icon: '', imageUrl: '', notReturnable: '' };
const BRAND = { version: 1, name: 'Luma', nameAr: '', aliases: [] };

/** What each call of the shop answers to which role; one that is missing here fails the test. */
export const EXPECTED: Readonly<Record<string, Expectation>> = {
  // Accounts
  [`GET ${USER}/auth/user-role`]: only('signed in'),
  [`POST ${USER}/auth/send-entry-code`]: only('anyone'),
  [`POST ${USER}/auth/enter`]: only('anyone'),
  [`POST ${USER}/auth/login`]: only('anyone'),
  [`POST ${USER}/auth/logout`]: only('signed in'),
  [`POST ${USER}/auth/forgot-password`]: only('anyone'),
  [`POST ${USER}/auth/reset-password`]: only('anyone'),
  [`POST ${USER}/auth/send-mobile-code`]: only('signed in'),
  [`POST ${USER}/auth/verify-mobile`]: only('signed in'),
  [`POST ${USER}/send-contact-code`]: only('signed in'),
  [`POST ${USER}/prove-contact`]: only('signed in'),
  [`POST ${USER}/auth/take-back`]: only('anyone', links('token')),
  [`GET ${USER}/passkeys`]: only('signed in'),
  [`POST ${USER}/passkeys/begin`]: only('signed in'),
  [`POST ${USER}/passkeys`]: only('signed in', ownDevice('id')),
  [`POST ${USER}/passkeys/:passkeyId/remove`]: only(
    'signed in',
    foreign('passkeyId', OTHERS_OF_USER, {
      input: ({ passkeyId }) => ({ passkeyId }),
      refusal: { code: 'owner_code_needed' },
    }),
  ),
  [`POST ${USER}/auth/passkey/begin`]: only('anyone'),
  [`POST ${USER}/auth/passkey`]: only('anyone', ownDevice('id')),
  [`POST ${USER}/confirm-by-passkey`]: only('signed in', ownDevice('id')),
  [`POST ${USER}/send-owner-code`]: only('signed in'),
  [`POST ${USER}/update-profile`]: only('signed in'),
  [`POST ${USER}/change-password`]: only('signed in'),
  [`POST ${USER}/confirm-identity`]: only('signed in'),
  [`GET ${USER}/sessions`]: only('signed in'),
  [`DELETE ${USER}/sessions/:sessionId`]: only('signed in', tried(OTHERS_OF_USER, 'sessionId')),
  [`POST ${USER}/sessions/end-others`]: only('signed in'),
  [`GET ${USER}/addresses`]: only('signed in'),
  [`POST ${USER}/addresses`]: only('signed in', places('governorateId', 'cityId')),
  [`PUT ${USER}/addresses/:addressId`]: only(
    'signed in',
    tried(OTHERS_OF_USER, 'addressId', CAIRO_ADDRESS),
    places('governorateId', 'cityId'),
  ),
  [`DELETE ${USER}/addresses/:addressId`]: only('signed in', tried(OTHERS_OF_USER, 'addressId')),
  [`GET ${USER}/second-factor`]: only('signed in'),
  [`POST ${USER}/second-factor/begin`]: only('signed in'),
  [`POST ${USER}/second-factor/confirm`]: only('signed in'),
  [`POST ${USER}/second-factor/recovery-codes`]: only('signed in'),
  [`POST ${USER}/second-factor/switch-off`]: only('signed in'),
  [`GET ${USER}/agent-keys`]: only('buyers'),
  [`POST ${USER}/agent-keys`]: only('buyers'),
  [`POST ${USER}/agent-keys/:keyId/withdraw`]: only('buyers', tried(OTHERS_OF_USER, 'keyId')),
  'POST /api/web/agents/orders': only('anyone'),
  'GET /api/web/analytics/choice': only('buyers'),
  'POST /api/web/analytics/choose': only('buyers'),
  [`GET ${USER}/consents`]: only('signed in'),
  [`GET ${USER}/personal-data`]: only('signed in'),
  [`POST ${USER}/delete-account`]: only('signed in'),
  [`GET ${USER}/likes`]: only('signed in'),
  [`POST ${USER}/toggle-product-like`]: only('buyers', ofCatalog('productId')),
  [`GET ${USER}/watch/:productId`]: only('buyers', ofCatalog('productId')),
  [`POST ${USER}/watch`]: only('buyers', ofCatalog('productId')),
  [`GET ${USER}/credit`]: only('buyers'),

  // Users and the audit
  [`GET ${USERS}`]: only('super_admin alone'),
  [`GET ${USERS}/:userId`]: only('super_admin alone', nobody('userId')),
  [`POST ${USERS}/:userId/role`]: only(
    'super_admin alone',
    nobody('userId', { role: 'support', was: 'user', name: 'منى' }),
  ),
  [`POST ${USERS}/:userId/block`]: only('super_admin alone', nobody('userId', { reason: 'سبب' })),
  [`POST ${USERS}/:userId/unblock`]: only('super_admin alone', nobody('userId')),
  [`POST ${USERS}/:userId/end-sessions`]: only('super_admin alone', nobody('userId')),
  [`POST ${USERS}/:userId/reset-second-factor`]: only(
    'super_admin alone',
    nobody('userId', { reason: 'سبب' }),
  ),
  [`GET ${USERS}/:userId/personal-data`]: only('super_admin alone', nobody('userId')),
  [`POST ${USERS}/:userId/erase`]: only('super_admin alone', nobody('userId', { reason: 'سبب' })),
  ['GET /api/web/back-office/held-stock']: only('moderators'),
  ['GET /api/web/audit']: only('super_admin alone', narrows('subjectId')),
  ['GET /api/web/user/readings']: only('signed in'),
  ['GET /api/web/security-events']: only('super_admin alone'),

  // The shop and its public facts
  ['GET /api/web/page/:name']: only('anyone', words('name')),
  ['GET /api/web/shop']: only('anyone'),
  ['GET /api/web/development/messages']: only('anyone'),
  ['GET /api/web/notification/list']: only('signed in'),
  ['POST /api/web/notification/read']: only(
    'signed in',
    foreign('ids', OTHERS_OF_USER, {
      input: ({ notificationId }) => ({ ids: [notificationId] }),
      refusal: { code: null },
    }),
  ),
  ['GET /api/web/notification/unread']: only('signed in'),
  ['POST /api/web/notification/read-all']: only('signed in'),
  ['GET /api/web/notification/channels']: only('all staff'),
  ['POST /api/web/notification/channels']: only('all staff'),
  ['GET /api/web/notification/push-key']: only('signed in'),
  ['POST /api/web/notification/push-subscription']: only('signed in'),
  ['DELETE /api/web/notification/push-subscription']: only('signed in'),
  ['GET /api/web/notification/texts']: only('super_admin alone'),
  ['GET /api/web/notification/texts/:name']: only('super_admin alone', words('name')),
  ['PUT /api/web/notification/texts/:name']: only('super_admin alone', words('name')),
  ['DELETE /api/web/notification/texts/:name']: only('super_admin alone', words('name')),
  ['POST /api/web/notification/texts/:name/try']: only('super_admin alone', words('name')),
  ['GET /api/web/notification/whatsapp']: only('anyone'),
  ['POST /api/web/notification/whatsapp']: only('anyone'),
  ['GET /api/web/notification/choices']: only('buyers'),
  ['POST /api/web/notification/choices']: only('buyers'),
  ['POST /api/web/notification/quiet-nights']: only('buyers'),
  ['POST /api/web/media/picture']: only('products'),
  ['POST /api/web/media/fetch-picture']: only('products'),

  // Settings
  ['GET /api/web/settings/:group']: only('super_admin alone', words('group')),
  ['PUT /api/web/settings/:group']: only('super_admin alone', words('group')),
  ['GET /api/web/settings/brake']: only('super_admin alone'),
  ['GET /api/web/settings/merchant-rates/:merchantId']: only('super_admin alone', nobody('merchantId')),
  ['PUT /api/web/settings/merchant-rates/:merchantId']: only(
    'super_admin alone',
    nobody('merchantId', { rate: 'commission', percent: 10 }),
  ),
  ['GET /api/web/settings/pages/:name']: only('super_admin alone', words('name')),
  ['GET /api/web/settings/pages/:name/:number']: only(
    'super_admin alone',
    nobody('number', { name: 'terms' }),
    words('name'),
  ),
  ['PUT /api/web/settings/pages/:name']: only('super_admin alone', words('name')),
  [`GET ${BACK_OFFICE}/zones`]: only('super_admin alone'),
  [`PUT ${BACK_OFFICE}/zones`]: only('super_admin alone'),
  [`GET ${BACK_OFFICE}/delivery-days`]: only('super_admin alone'),
  [`PUT ${BACK_OFFICE}/delivery-days/times`]: only('super_admin alone', places('governorateId', 'cityId')),
  [`DELETE ${BACK_OFFICE}/delivery-days/times/:id`]: only(
    'super_admin alone',
    unowned('a row of the shop; one that is gone is gone', 'id'),
  ),
  [`PUT ${BACK_OFFICE}/delivery-days/holidays`]: only('super_admin alone'),
  [`DELETE ${BACK_OFFICE}/delivery-days/holidays/:day`]: only(
    'super_admin alone',
    unowned('a day of the calendar', 'day'),
  ),
  [`GET ${BACK_OFFICE}/categories`]: only('super_admin alone'),
  [`POST ${BACK_OFFICE}/categories`]: only('super_admin alone'),
  [`PUT ${BACK_OFFICE}/categories/:categoryId`]: only('super_admin alone', nobody('categoryId', CATEGORY)),
  [`POST ${BACK_OFFICE}/categories-order`]: only('super_admin alone', ofCatalog('ids')),
  [`DELETE ${BACK_OFFICE}/categories/:categoryId`]: only('super_admin alone', nobody('categoryId')),
  [`GET ${BACK_OFFICE}/categories/:categoryId/merge`]: only(
    'super_admin alone',
    nobody('categoryId', { intoId: NOT_THERE }),
    nobody('intoId', { categoryId: NOT_THERE }),
  ),
  [`POST ${BACK_OFFICE}/categories/:categoryId/merge`]: only(
    'super_admin alone',
    nobody('categoryId', { intoId: NOT_THERE, ...VERSIONS }),
    nobody('intoId', { categoryId: NOT_THERE, ...VERSIONS }),
  ),
  [`GET ${BACK_OFFICE}/brands/:brandId/merge`]: only('super_admin alone', nobody('brandId')),
  [`POST ${BACK_OFFICE}/brands/:brandId/merge`]: only(
    'super_admin alone',
    nobody('brandId', { intoId: NOT_THERE, ...VERSIONS }),
    nobody('intoId', { brandId: NOT_THERE, ...VERSIONS }),
  ),
  [`GET ${BACK_OFFICE}/brands`]: only('super_admin alone'),
  [`POST ${BACK_OFFICE}/brands`]: only('super_admin alone'),
  [`PUT ${BACK_OFFICE}/brands/:brandId`]: only('super_admin alone', nobody('brandId', BRAND)),
  [`DELETE ${BACK_OFFICE}/brands/:brandId`]: only('super_admin alone', nobody('brandId')),

  // Merchants
  [`GET ${MERCHANT}/active-names`]: only('anyone'),
  [`GET ${MERCHANT}/details/:merchantId`]: only('anyone', ofCatalog('merchantId')),
  [`GET ${MERCHANT}/ad/public/active/:type`]: only('anyone', words('type')),
  [`GET ${MERCHANT}/application`]: only('signed in'),
  [`PUT ${MERCHANT}/application`]: only('buyers'),
  [`POST ${MERCHANT}/application/send`]: only('buyers'),
  [`POST ${MERCHANT}/application/paper`]: only('buyers'),
  [`DELETE ${MERCHANT}/application/paper/:paperId`]: only('buyers', tried(OTHERS_OF_USER, 'paperId')),
  [`POST ${MERCHANT}/application/logo`]: only('buyers'),
  [`GET ${MERCHANT}/paper/:paperId`]: only(
    'signed in',
    tried(['other user', 'merchant', 'packer', 'support', 'finance'], 'paperId'),
  ),
  [`GET ${MERCHANT}/export`]: only('super_admin alone'),
  [`GET ${MERCHANT}/list`]: only('super_admin alone'),
  [`GET ${MERCHANT}/file/:merchantId`]: only('super_admin alone', nobody('merchantId')),
  [`POST ${MERCHANT}/check`]: only(
    'super_admin alone',
    nobody('merchantId', { item: CHECK_ITEMS[0], checked: true }),
  ),
  [`POST ${MERCHANT}/accept`]: only('super_admin alone', nobody('merchantId')),
  [`POST ${MERCHANT}/ask-papers`]: only(
    'super_admin alone',
    nobody('merchantId', { papers: [PAPER_KINDS[0]], reason: 'سبب واضح للطلب' }),
  ),
  [`POST ${MERCHANT}/reject`]: only('super_admin alone', nobody('merchantId', { reason: 'سبب واضح للرفض' })),
  [`POST ${MERCHANT}/change-status`]: only(
    'super_admin alone',
    nobody('merchantId', { event: STAFF_EVENTS[0], reason: 'سبب واضح للقرار' }),
  ),
  [`POST ${MERCHANT}/product-review`]: only('super_admin alone', nobody('merchantId', { reviews: true })),
  [`POST ${MERCHANT}/reveal-national-id`]: only('super_admin alone', nobody('merchantId')),
  [`GET ${MERCHANT}/account`]: only('merchant account'),
  [`POST ${MERCHANT}/account`]: only('merchant account'),
  [`POST ${MERCHANT}/account/logo`]: only('merchant account'),
  [`GET ${MERCHANT}/identity`]: only('merchant account'),
  [`POST ${MERCHANT}/identity/paper`]: only('merchant account'),
  [`DELETE ${MERCHANT}/identity/paper/:paperId`]: only(
    'merchant account',
    tried(OTHERS_OF_MERCHANT, 'paperId'),
  ),
  [`POST ${MERCHANT}/identity/send`]: only('merchant account'),
  [`POST ${MERCHANT}/identity/withdraw`]: only('merchant account'),
  [`POST ${MERCHANT}/identity-change/approve`]: only(
    'super_admin alone',
    foreign('changeId', ADMIN, {
      input: () => ({ changeId: NOT_THERE, effectiveFrom: SOME_DAY }),
      refusal: { code: 'change_decided' },
    }),
  ),
  [`POST ${MERCHANT}/identity-change/refuse`]: only(
    'super_admin alone',
    foreign('changeId', ADMIN, {
      input: () => ({ changeId: NOT_THERE, answer: 'سبب واضح للرفض' }),
      refusal: { code: 'change_decided' },
    }),
  ),
  [`POST ${MERCHANT}/paper-expiry`]: only('super_admin alone', nobody('paperId')),
  [`GET ${MERCHANT}/sending`]: only('merchant account'),
  [`POST ${MERCHANT}/sending`]: only('merchant account'),
  [`POST ${MERCHANT}/holiday`]: only('merchant account'),
  [`POST ${MERCHANT}/holiday/end`]: only('merchant account'),
  [`GET ${MERCHANT}/members`]: only('merchant owners'),
  [`POST ${MERCHANT}/members/invite`]: only('merchant owners'),
  [`DELETE ${MERCHANT}/members/invitation/:invitationId`]: only(
    'merchant owners',
    tried(OTHERS_OF_MERCHANT, 'invitationId'),
  ),
  [`POST ${MERCHANT}/members/duty`]: only('merchant owners', member({ duty: 'packer' })),
  [`POST ${MERCHANT}/members/remove`]: only('merchant owners', member()),
  [`POST ${MERCHANT}/invitation`]: only('signed in', links('token')),
  [`POST ${MERCHANT}/invitation/accept`]: only('buyers', links('token')),

  // Products
  ['POST /api/web/product/public-home']: only('anyone'),
  ['POST /api/web/product/public']: only('anyone', ofCatalog('categoryId', 'merchantIds', 'brandIds')),
  ['POST /api/web/product']: only('signed in', ofCatalog('categoryId', 'merchantIds', 'brandIds')),
  ['POST /api/web/product/facets']: only('anyone', ofCatalog('categoryId', 'merchantIds', 'brandIds')),
  ['GET /api/web/product/categories']: only('anyone'),
  ['GET /api/web/product/details/:productId']: only('anyone', ofCatalog('productId')),
  ['GET /api/web/product/similar/:productId']: only('anyone', ofCatalog('productId')),
  ['POST /api/web/product/cards']: only('anyone', ofCatalog('productIds')),
  ['GET /api/web/product/deals']: only('anyone'),
  ['GET /api/web/brand/details/:brandId']: only('anyone', ofCatalog('brandId')),
  ['GET /api/web/search/correction']: only('anyone'),
  ['GET /api/web/search/suggestions']: only('anyone'),
  ['POST /api/web/search/count']: only('anyone'),
  ['GET /api/web/search/nothing-found']: only('anyone'),
  ['POST /api/web/search/wishes']: only('anyone'),
  ['GET /api/web/search-desk/searches']: only('super_admin alone'),
  ['GET /api/web/search-desk/explanation']: only('super_admin alone'),
  ['GET /api/web/search-desk/rules']: only('super_admin alone'),
  ['POST /api/web/search-desk/rules']: only('super_admin alone', ofCatalog('productId')),
  ['POST /api/web/search-desk/rules/remove']: only('super_admin alone', nobody('ruleId')),
  [`GET ${BACK_OFFICE}/products`]: only(
    'products',
    ofCatalog('categoryId', 'brandId'),
    foreign('merchantId', OTHERS_OF_MERCHANT, {
      input: ({ merchantId }) => ({ merchantId }),
      refusal: { code: null },
    }),
  ),
  [`GET ${BACK_OFFICE}/product-choices`]: only('products'),
  [`GET ${BACK_OFFICE}/products/:productId`]: only('products', tried(OTHERS_OF_MERCHANT, 'productId')),
  [`POST ${BACK_OFFICE}/products`]: only(
    'products',
    ofCatalog('categoryId', 'subcategoryId', 'brandId'),
    pictures('images'),
    unowned('a new variant has no id yet', 'variants.*.id'),
    unowned(OWN_MERCHANT, 'merchantId'),
  ),
  [`PUT ${BACK_OFFICE}/products/:productId`]: only(
    'products',
    tried(OTHERS_OF_MERCHANT, 'productId', { ...PRODUCT, version: 1, categoryId: 1 }),
    ofCatalog('categoryId', 'subcategoryId', 'brandId'),
    pictures('images'),
    foreign('variants.*.id', OTHERS_OF_MERCHANT, {
      input: ({ others, variantId }) => ({
        ...PRODUCT,
        productId: others.productId,
        version: others.version,
        categoryId: others.categoryId,
        variants: [{ ...PRODUCT.variants[0], id: variantId }],
      }),
      refusal: { code: 'invalid_input' },
    }),
  ),
  [`DELETE ${BACK_OFFICE}/products/:productId`]: only('products', tried(OTHERS_OF_MERCHANT, 'productId')),
  [`POST ${BACK_OFFICE}/products/:productId/review`]: only(
    'super_admin alone',
    nobody('productId', { decision: 'approve' }),
  ),
  [`POST ${BACK_OFFICE}/products/:productId/take-off`]: only(
    'moderators',
    nobody('productId', { reason: 'ممنوع بيعه' }),
  ),
  [`POST ${BACK_OFFICE}/product-imports`]: only('products', unowned(OWN_MERCHANT, 'merchantId')),
  [`GET ${BACK_OFFICE}/product-imports`]: only('products'),
  [`GET ${BACK_OFFICE}/product-imports/:importId`]: only('products', tried(OTHERS_OF_MERCHANT, 'importId')),
  [`GET ${BACK_OFFICE}/product-imports/:importId/problems`]: only(
    'products',
    tried(OTHERS_OF_MERCHANT, 'importId'),
  ),
  [`GET ${BACK_OFFICE}/product-imports/:importId/problems-file`]: only(
    'products',
    tried(OTHERS_OF_MERCHANT, 'importId', { format: 'csv' }),
  ),

  [`POST ${BACK_OFFICE}/product-imports/:importId/map`]: only(
    'products',
    tried(OTHERS_OF_MERCHANT, 'importId'),
    ofCatalog('categories.*.categoryId'),
  ),
  [`POST ${BACK_OFFICE}/product-imports/:importId/start`]: only(
    'products',
    tried(OTHERS_OF_MERCHANT, 'importId'),
  ),
  [`POST ${BACK_OFFICE}/product-imports/:importId/stop`]: only(
    'products',
    tried(OTHERS_OF_MERCHANT, 'importId'),
  ),
  [`GET ${BACK_OFFICE}/product-import-template`]: only('products'),
  [`GET ${BACK_OFFICE}/products-export`]: only(
    'products',
    ofCatalog('categoryId', 'brandId'),
    foreign('merchantId', OTHERS_OF_MERCHANT, {
      input: ({ merchantId }) => ({ merchantId, format: 'csv' }),
      refusal: { code: null },
    }),
  ),
  [`POST ${BACK_OFFICE}/products-bulk/preview`]: only(
    'products',
    ofCatalog('chosen.list.categoryId', 'chosen.list.brandId', ...MOVED_TO),
    narrows('chosen.exceptIds'),
    foreign('chosen.productIds', OTHERS_OF_MERCHANT, {
      input: ({ productId }) => ({ chosen: { productIds: [productId] }, change: { kind: 'hide' } }),
      refusal: { code: null },
    }),
    foreign('chosen.list.merchantId', OTHERS_OF_MERCHANT, {
      input: ({ merchantId }) => ({ chosen: { list: { merchantId } }, change: { kind: 'hide' } }),
      refusal: { code: null },
    }),
  ),
  [`POST ${BACK_OFFICE}/products-bulk`]: only(
    'products',
    ofCatalog(...MOVED_TO),
    foreign('productIds', OTHERS_OF_MERCHANT, {
      input: ({ productId }) => ({ productIds: [productId], change: { kind: 'hide' }, seen: SEEN_NOTHING }),
    }),
  ),
  [`POST ${BACK_OFFICE}/products-bulk/:batchId/undo`]: only('products', tried(OTHERS_OF_MERCHANT, 'batchId')),

  // Cart, delivery, checkout
  ['POST /api/web/cart/quote']: only(
    'buyers',
    ofCatalog('lines.*.productId', 'lines.*.variantId'),
    places('governorateId', 'cityId'),
  ),
  // Lines of unknown products are stored and never shown: a browser's cart is the buyer's own.
  ['POST /api/web/cart/account']: only('buyers', ofCatalog('lines.*.productId', 'lines.*.variantId')),
  ['GET /api/web/cart/later']: only('buyers'),
  ['POST /api/web/cart/later']: only('buyers', ofCatalog('productId', 'variantId')),
  ['GET /api/web/shipping/governorates']: only('anyone'),
  ['GET /api/web/product/:productId/arrival']: only(
    'anyone',
    ofCatalog('productId'),
    places('governorateId', 'cityId'),
  ),
  ['POST /api/web/shipping/bosta-webhook']: only('anyone'),
  ['POST /api/web/checkout/place-order']: only(
    'buyers',
    ofCatalog('lines.*.productId', 'lines.*.variantId'),
    places('address.governorateId', 'address.cityId'),
    foreign('addressId', OTHERS_OF_USER, {
      input: ({ addressId, productId }) => ({
        idempotencyKey: 'matrix-key-1',
        lines: [{ productId, quantity: 1, seenPrice: 100 }],
        addressId,
        paymentMethod: 'cash_on_delivery',
        seenTotal: 1,
        acceptTerms: true,
      }),
    }),
  ),

  // Orders
  [`GET ${ORDER}/list`]: only('signed in'),
  [`GET ${ORDER}/under-way`]: only('signed in'),
  [`GET ${ORDER}/details/:orderId`]: only('signed in', tried(['other user', 'other merchant'], 'orderId')),
  [`GET ${ORDER}/again/:orderId`]: only('buyers', tried(OTHERS_OF_USER, 'orderId')),
  [`POST ${ORDER}/send-code`]: only('buyers', tried(OTHERS_OF_USER, 'orderId')),
  [`POST ${ORDER}/confirm`]: only('signed in', tried(OTHERS_OF_USER, 'orderId', { code: '123456' })),
  [`POST ${ORDER}/cancel`]: only('buyers', tried(OTHERS_OF_USER, 'orderId')),
  ['POST /api/web/merchant-order/cancel']: only(
    'signed in',
    tried(OTHERS_OF_USER, 'merchantOrderId'),
    line('lines.*.lineId', OTHERS_OF_USER, (lineId, { acceptedId }) => ({
      merchantOrderId: acceptedId,
      lines: [{ lineId, quantity: 1 }],
    })),
  ),
  ['POST /api/web/merchant-order/not-received']: only('buyers', tried(OTHERS_OF_USER, 'merchantOrderId')),
  ['POST /api/web/merchant-order/withdraw']: only('buyers', tried(OTHERS_OF_USER, 'merchantOrderId')),
  ['POST /api/web/merchant-order/accept']: only('orders', merchantOrder()),
  ['POST /api/web/merchant-order/reject']: only('orders', merchantOrder({ reason: 'تجربة من متجر آخر' })),
  ['POST /api/web/merchant-order/pack']: only(
    'orders',
    merchantOrder(),
    line('parcels.*.lines.*.lineId', OTHERS_OF_MERCHANT, (lineId, { acceptedId }) => ({
      merchantOrderId: acceptedId,
      parcels: [{ carrier: 'merchant', lines: [{ lineId, quantity: 1 }] }],
    })),
  ),
  ['POST /api/web/parcel/hand-over']: only('orders', parcel()),
  ['POST /api/web/parcel/out-for-delivery']: only('orders', parcel()),
  ['POST /api/web/parcel/attempt-failed']: only('orders', parcel({ reason: 'not_answering' })),
  ['POST /api/web/parcel/delivered']: only('orders', parcel({ proof: 'صورة عند الباب' })),
  ['POST /api/web/parcel/refused']: only('orders', parcel({ reason: 'refused_at_door' })),
  ['POST /api/web/parcel/back']: only(
    'orders',
    parcel({ condition: 'sellable' }),
    line('sellable.*.lineId', OTHERS_OF_MERCHANT, (lineId, { refusedParcelId }) => ({
      parcelId: refusedParcelId,
      condition: 'sellable',
      sellable: [{ lineId, quantity: 1 }],
    })),
  ),
  ['POST /api/web/parcel/lost']: only(
    'order corrections',
    nobody('parcelId', { event: 'lost', reason: 'سبب واضح' }),
  ),
  ['POST /api/web/parcel/reopen']: only('order corrections', nobody('parcelId', { reason: 'سبب واضح' })),
  ['GET /api/web/back-office/order/list']: only(
    'orders',
    places('governorateId'),
    foreign('merchantId', OTHERS_OF_MERCHANT, {
      input: ({ merchantId }) => ({ merchantId }),
      refusal: { code: null },
    }),
  ),
  ['GET /api/web/back-office/order/export']: only(
    'orders',
    places('governorateId'),
    foreign('merchantId', OTHERS_OF_MERCHANT, {
      input: ({ merchantId }) => ({ merchantId, format: 'csv' }),
      refusal: { code: null },
    }),
  ),
  ['GET /api/web/back-office/order/new']: only('orders'),
  ['GET /api/web/back-office/order/news']: only('orders'),
  ['GET /api/web/back-office/order/choices']: only('all staff'),
  ['GET /api/web/back-office/order/details/:orderId']: only(
    'all staff',
    tried(OTHERS_OF_MERCHANT, 'orderId'),
  ),
  ['POST /api/web/back-office/order/step']: only(
    'orders',
    foreign('merchantOrderIds', OTHERS_OF_MERCHANT, {
      input: ({ merchantOrderId }) => ({ event: 'accepted', merchantOrderIds: [merchantOrderId] }),
      refusal: { code: null },
    }),
  ),
  ['POST /api/web/back-office/order/note']: only(
    'orders',
    tried(OTHERS_OF_MERCHANT, 'orderId', { body: 'تجربة' }),
  ),
  ['POST /api/web/back-office/parcel/proof']: only('orders', parcel({ file: new Uint8Array([1]) })),
  [`GET ${BACK_OFFICE}/handover/parcel`]: only('hand over'),
  [`GET ${BACK_OFFICE}/handover/waiting`]: only('hand over'),
  [`POST ${BACK_OFFICE}/handover/signature`]: only('hand over'),
  [`POST ${BACK_OFFICE}/handover`]: only(
    'hand over',
    foreign('parcelIds', OTHERS_OF_MERCHANT, {
      input: ({ parcelId }) => ({
        key: randomUUID(),
        carrier: 'merchant',
        signedFor: [parcelId],
        parcelIds: [parcelId],
        takenBy: 'سيد',
        signature: 'x',
      }),
      refusal: { code: 'signature_unknown' },
    }),
  ),
  [`GET ${BACK_OFFICE}/handover/list`]: only('orders'),
  [`GET ${BACK_OFFICE}/handover/:handoverId`]: only('orders', nobody('handoverId')),
  ['POST /api/web/back-office/parcel/tracking']: only(
    'orders',
    tried(OTHERS_OF_MERCHANT, 'parcelId', { trackingNumber: 'TRACK-1' }),
  ),
  ['POST /api/web/back-office/order/labels']: only(
    'orders',
    foreign('merchantOrderIds', OTHERS_OF_MERCHANT, {
      input: ({ merchantOrderId }) => ({ merchantOrderIds: [merchantOrderId] }),
      refusal: { code: null },
    }),
  ),

  // Returns, claims, refunds
  ['GET /api/web/return/lines/:merchantOrderId']: only('signed in', tried(OTHERS_OF_USER, 'merchantOrderId')),
  ['POST /api/web/return/photo']: only('buyers'),
  ['POST /api/web/return/quote']: only('signed in', askedBack()),
  ['POST /api/web/return/request']: only('buyers', askedBack(), pictures('photos')),
  ['GET /api/web/return/list']: only(
    'signed in',
    foreign('orderId', ['other user', 'other merchant'], {
      input: ({ orderId }) => ({ orderId }),
      refusal: { code: null },
    }),
  ),
  ['GET /api/web/return/details/:returnId']: only(
    'signed in',
    tried(['other user', 'other merchant'], 'returnId'),
  ),
  ['GET /api/web/return/claim/:claimId']: only(
    'signed in',
    tried(['other user', 'other merchant'], 'claimId'),
  ),
  ['POST /api/web/return/cancel']: only('buyers', tried(OTHERS_OF_USER, 'returnId')),
  ['POST /api/web/return/appeal']: only('buyers', tried(OTHERS_OF_USER, 'returnId', { reason: 'سبب' })),
  ['POST /api/web/return/book']: only('signed in', tried(OTHERS_OF_USER, 'returnId', { way: 'pickup' })),
  ['POST /api/web/return/handed-over']: only('signed in', tried(OTHERS_OF_USER, 'returnId')),
  [`GET ${BACK_OFFICE}/return/list`]: only('returns'),
  [`POST ${BACK_OFFICE}/return/approve`]: only('returns', tried(OTHERS_OF_MERCHANT, 'returnId')),
  [`POST ${BACK_OFFICE}/return/reject`]: only('returns', tried(OTHERS_OF_MERCHANT, 'returnId', DECIDED)),
  [`POST ${BACK_OFFICE}/return/uphold`]: only('returns', tried(OTHERS_OF_MERCHANT, 'returnId', DECIDED)),
  [`POST ${BACK_OFFICE}/return/close`]: only('returns', tried(OTHERS_OF_MERCHANT, 'returnId', DECIDED)),
  [`POST ${BACK_OFFICE}/return/receive`]: only(
    'returns',
    tried(OTHERS_OF_MERCHANT, 'returnId'),
    line('received.*.lineId', OTHERS_OF_MERCHANT, (lineId, { inTransit }) => ({
      returnId: inTransit,
      received: [{ lineId, quantity: 1 }],
    })),
  ),
  [`POST ${BACK_OFFICE}/return/inspect`]: only(
    'returns',
    tried(OTHERS_OF_MERCHANT, 'returnId', { found: [{ lineId: 1, sellable: 1, damaged: 0, wrongItem: 0 }] }),
    line('found.*.lineId', OTHERS_OF_MERCHANT, (lineId, { received }) => ({
      returnId: received,
      found: [{ lineId, sellable: 1, damaged: 0, wrongItem: 0 }],
    })),
  ),
  [`POST ${BACK_OFFICE}/return/resolve`]: only(
    'returns',
    tried(OTHERS_OF_MERCHANT, 'returnId'),
    line('accepted.*.lineId', OTHERS_OF_MERCHANT, (lineId, { inspected }) => ({
      returnId: inspected,
      outcome: 'partial',
      reason: 'سبب واضح',
      accepted: [{ lineId, quantity: 1 }],
    })),
  ),
  [`POST ${BACK_OFFICE}/claim/answer`]: only(
    'returns',
    tried(OTHERS_OF_MERCHANT, 'claimId', { answer: 'سلّمناه بأنفسنا' }),
  ),
  [`POST ${BACK_OFFICE}/claim/decide`]: only(
    'returns',
    tried(OTHERS_OF_MERCHANT, 'claimId', { decision: 'refuse', reason: 'سبب واضح' }),
  ),
  ['GET /api/web/refund/channel']: only('buyers'),
  ['POST /api/web/refund/channel']: only('buyers'),
  [`GET ${BACK_OFFICE}/customer`]: only('moderators', nobody('userId'), nobody('orderId')),
  [`POST ${BACK_OFFICE}/customer/note`]: only('moderators', nobody('userId', { body: 'تتصل بعد الرابعة' })),
  [`POST ${BACK_OFFICE}/customer/code`]: only('moderators', nobody('userId')),
  [`POST ${BACK_OFFICE}/customer/report`]: only(
    'moderators',
    nobody('userId', { ...CALLED, merchantOrderId: 1 }),
    unowned(
      'looked for within the order of the customer who is named',
      'merchantOrderId',
      'lines.*.lineId',
      'lines.*.exchangeFor',
    ),
  ),
  [`POST ${BACK_OFFICE}/credit/goodwill/buyer`]: only('staff', nobody('orderId'), nobody('userId')),
  [`POST ${BACK_OFFICE}/credit/goodwill`]: only(
    'staff',
    nobody('userId', { key: 'gift-of-the-matrix', amount: 10, reason: 'سبب واضح' }),
  ),
  [`GET ${BACK_OFFICE}/refund/list`]: only('money'),
  [`POST ${BACK_OFFICE}/refund/approve`]: only('money', nobody('refundId')),
  [`POST ${BACK_OFFICE}/refund/refuse`]: only('money', nobody('refundId', { reason: 'سبب واضح' })),
  [`POST ${BACK_OFFICE}/refund/transfer`]: only('money', nobody('refundId', { reference: 'BANK-1' })),
  [`POST ${BACK_OFFICE}/refund/channel`]: only('money', nobody('refundId')),
  [`GET ${BACK_OFFICE}/refund/:refundId/to-transfer`]: only('money', nobody('refundId')),
  [`POST ${BACK_OFFICE}/refund/receipt`]: only('money', unowned('finance sends all refunds', 'refundId')),
  [`GET ${BACK_OFFICE}/refund/:refundId/receipt`]: only('money', nobody('refundId')),
  [`POST ${BACK_OFFICE}/refund/retry`]: only('money', nobody('refundId')),
  ['POST /api/web/refund/other-way']: only('buyers', tried(OTHERS_OF_USER, 'refundId', { means: 'credit' })),
  [`GET ${BACK_OFFICE}/dispute/list`]: only('money'),
  [`POST ${BACK_OFFICE}/dispute/open`]: only('money', nobody('orderId', { reason: 'سبب واضح' })),
  [`POST ${BACK_OFFICE}/dispute/end`]: only(
    'money',
    nobody('paymentId', { decision: 'won', reason: 'سبب واضح' }),
  ),
  [`GET ${BACK_OFFICE}/refunded-parcel/list`]: only('money'),
  [`POST ${BACK_OFFICE}/refunded-parcel/decide`]: only(
    'money',
    nobody('id', { decision: 'bring_back', reason: 'سبب واضح' }),
  ),

  // Reviews and reports
  ['GET /api/web/review/list/:productId']: only('anyone', ofCatalog('productId')),
  ['GET /api/web/review/own/:productId']: only('buyers', ofCatalog('productId')),
  ['GET /api/web/review/received']: only('buyers'),
  ['GET /api/web/review/waiting']: only('buyers'),
  ['POST /api/web/review/photo']: only('buyers'),
  ['POST /api/web/review/save']: only('buyers', ofCatalog('productId'), pictures('photos')),
  ['POST /api/web/review/delete']: only('buyers', ofCatalog('productId')),
  ['POST /api/web/review/helpful']: only('buyers', ofCatalog('reviewId')),
  ['GET /api/web/merchant/rating/:merchantId']: only('anyone', ofCatalog('merchantId')),
  ['GET /api/web/question/list/:productId']: only('anyone', ofCatalog('productId')),
  ['POST /api/web/question/ask']: only('buyers', ofCatalog('productId')),
  [`GET ${BACK_OFFICE}/question/list`]: only('returns'),
  [`POST ${BACK_OFFICE}/question/answer`]: only(
    'returns',
    tried(OTHERS_OF_MERCHANT, 'questionId', { text: 'متوفر' }),
  ),
  [`POST ${BACK_OFFICE}/question/hide`]: only('moderators', nobody('questionId')),
  [`GET ${BACK_OFFICE}/review/list`]: only('moderators'),
  [`POST ${BACK_OFFICE}/review/decide`]: only('moderators', nobody('reviewId', { state: 'shown' })),
  [`GET ${BACK_OFFICE}/review/of-merchant`]: only('returns'),
  [`POST ${BACK_OFFICE}/review/reply`]: only(
    'returns',
    tried(OTHERS_OF_MERCHANT, 'reviewId', { text: 'شكرًا لك' }),
  ),
  [`GET ${BACK_OFFICE}/performance`]: only('own money'),
  [`GET ${BACK_OFFICE}/performance/merchants`]: only('super_admin alone'),
  [`POST ${BACK_OFFICE}/performance/warning`]: only(
    'super_admin alone',
    nobody('merchantId', { step: 1, body: 'نرجو تسليم الطرود في موعدها' }),
  ),
  [`POST ${BACK_OFFICE}/objection/send`]: only(
    'own money',
    tried(OTHERS_OF_MERCHANT, 'orderId', { what: 'late', reason: 'تأخر المندوب' }),
  ),
  [`GET ${BACK_OFFICE}/objection/list`]: only('super_admin alone'),
  [`POST ${BACK_OFFICE}/objection/decide`]: only(
    'super_admin alone',
    nobody('objectionId', { decision: 'refused', answer: 'سبب واضح' }),
  ),
  // Conversations
  ['GET /api/web/conversation/list']: only('buyers'),
  ['POST /api/web/conversation/open']: only(
    'buyers',
    tried(OTHERS_OF_USER, 'merchantOrderId'),
    ofCatalog('productId'),
  ),
  ['GET /api/web/conversation/:conversationId']: only('buyers', tried(OTHERS_OF_USER, 'conversationId')),
  ['POST /api/web/conversation/photo']: only('buyers'),
  ['POST /api/web/conversation/write']: only(
    'buyers',
    tried(OTHERS_OF_USER, 'conversationId', { text: 'متى يصل؟' }),
  ),
  ['POST /api/web/conversation/read']: only('buyers', tried(OTHERS_OF_USER, 'conversationId')),
  ['POST /api/web/conversation/end']: only(
    'buyers',
    tried(OTHERS_OF_USER, 'conversationId', { ended: true }),
  ),
  [`GET ${BACK_OFFICE}/conversation/list`]: only('own money'),
  [`POST ${BACK_OFFICE}/conversation/open`]: only('own money', merchantOrder()),
  [`GET ${BACK_OFFICE}/conversation/of-merchant/:conversationId`]: only(
    'own money',
    tried(OTHERS_OF_MERCHANT, 'conversationId'),
  ),
  [`POST ${BACK_OFFICE}/conversation/photo`]: only('own money'),
  [`POST ${BACK_OFFICE}/conversation/write`]: only(
    'own money',
    tried(OTHERS_OF_MERCHANT, 'conversationId', { text: 'غدًا' }),
  ),
  [`POST ${BACK_OFFICE}/conversation/read`]: only('own money', tried(OTHERS_OF_MERCHANT, 'conversationId')),
  [`POST ${BACK_OFFICE}/conversation/end`]: only(
    'own money',
    tried(OTHERS_OF_MERCHANT, 'conversationId', { ended: true }),
  ),
  [`GET ${BACK_OFFICE}/conversation/of-order/:orderId`]: only(
    'moderators',
    unowned('staff work on every order; none has no conversations', 'orderId'),
  ),
  [`POST ${BACK_OFFICE}/conversation/inspect`]: only(
    'moderators',
    nobody('conversationId', { reason: 'بلاغ من المشتري' }),
  ),
  [`POST ${BACK_OFFICE}/conversation/close`]: only(
    'moderators',
    nobody('conversationId', { ended: true, reason: 'بلاغ من المشتري' }),
  ),

  ['POST /api/web/report/send']: only('signed in', ofCatalog('subjectId')),
  [`GET ${BACK_OFFICE}/report/list`]: only('moderators'),
  [`POST ${BACK_OFFICE}/report/close`]: only(
    'moderators',
    nobody('reportId', { outcome: 'acted', others: 0 }),
  ),
  [`POST ${BACK_OFFICE}/report/reopen`]: only('moderators', nobody('reportId')),

  // Complaints to the shop; an order of somebody else is a typed number, held by the complaints' own tests
  ['POST /api/web/complaint/send']: only('anyone'),
  ['GET /api/web/complaint/own']: only('signed in'),
  ['POST /api/web/complaint/find']: only('anyone'),
  [`GET ${BACK_OFFICE}/complaint/list`]: only('moderators'),
  [`POST ${BACK_OFFICE}/complaint/answer`]: only(
    'moderators',
    nobody('complaintId', { body: 'شكرًا لك', answers: 0 }),
  ),
  [`POST ${BACK_OFFICE}/complaint/close`]: only('moderators', nobody('complaintId')),

  // Operations
  [`GET ${BACK_OFFICE}/operations/state`]: only('super_admin alone'),
  [`GET ${BACK_OFFICE}/operations/failed`]: only('super_admin alone'),
  [`POST ${BACK_OFFICE}/operations/retry`]: only('super_admin alone', nobody('jobId')),
  [`POST ${BACK_OFFICE}/operations/give-up`]: only(
    'super_admin alone',
    nobody('jobId', { reason: 'لم يعد لها معنى' }),
  ),
  [`POST ${BACK_OFFICE}/operations/check-books`]: only('super_admin alone'),

  // Coupons
  ['GET /api/web/coupon/list']: only('products'),
  ['POST /api/web/coupon/create']: only(
    'products',
    unowned(OWN_MERCHANT, 'merchantId'),
    unowned('it takes something off the goods of its own merchant alone', 'categoryIds', 'productIds'),
  ),
  ['POST /api/web/coupon/edit']: only(
    'products',
    tried(OTHERS_OF_MERCHANT, 'couponId', COUPON_TERMS),
    unowned('it takes something off the goods of its own merchant alone', 'categoryIds', 'productIds'),
  ),
  ['POST /api/web/coupon/switch']: only('products', tried(OTHERS_OF_MERCHANT, 'couponId', { active: false })),

  // Ads
  [`POST ${MERCHANT}/ad/public/count`]: only('anyone'),
  [`GET ${BACK_OFFICE}/ad/list`]: only('super_admin alone'),
  [`GET ${BACK_OFFICE}/ad/details/:adId`]: only('super_admin alone', nobody('adId')),
  [`POST ${BACK_OFFICE}/ad/create`]: only('super_admin alone', ofCatalog('targetId'), shops('merchantId')),
  [`PUT ${BACK_OFFICE}/ad/details/:adId`]: only(
    'super_admin alone',
    nobody('adId', AD),
    ofCatalog('targetId'),
    shops('merchantId'),
  ),
  [`POST ${BACK_OFFICE}/ad/switch/:adId`]: only('super_admin alone', nobody('adId', { active: false })),
  [`POST ${BACK_OFFICE}/ad/move/:adId`]: only('super_admin alone', nobody('adId', { version: 1, order: 1 })),
  [`DELETE ${BACK_OFFICE}/ad/details/:adId`]: only('super_admin alone', nobody('adId')),
  [`GET ${BACK_OFFICE}/ad/targets`]: only('super_admin alone'),

  // Payments and what couriers remit
  ['POST /api/web/payment/callback/:provider']: only('anyone', words('provider')),
  ['GET /api/web/payment/methods']: only('buyers'),
  ['POST /api/web/payment/start']: only('buyers', tried(OTHERS_OF_USER, 'orderId', { method: 'card' })),
  ['POST /api/web/payment/switch-to-cash']: only('buyers', tried(OTHERS_OF_USER, 'orderId')),
  ['GET /api/web/payment/of-order/:orderId']: only('buyers', tried(OTHERS_OF_USER, 'orderId')),
  ['POST /api/web/payment/confirm-transfer']: only('money', nobody('orderId', { amount: 1 })),
  ['POST /api/web/payment/transfer-proof']: only(
    'buyers',
    tried(OTHERS_OF_USER, 'orderId', { file: new Uint8Array([1]) }),
  ),
  ['GET /api/web/back-office/payment/list']: only('money'),
  ['POST /api/web/back-office/payment/trace-seen']: only('money', nobody('traceId')),
  ['POST /api/web/back-office/payment/refuse-proof']: only(
    'money',
    nobody('paymentId', { seen: '2026-11-20T10:00:00.000Z', reason: 'المبلغ غير ظاهر' }),
  ),
  ['GET /api/web/back-office/payment/proof/:paymentId']: only('money', nobody('paymentId')),
  ['POST /api/web/remittances/check']: only('money'),
  ['POST /api/web/remittances']: only('money'),
  ['GET /api/web/remittances']: only('money'),
  ['POST /api/web/remittances/:remittanceId/reconcile']: only(
    'money',
    nobody('remittanceId', { bankAmount: 1, bankReference: 'BANK-1' }),
  ),
  ['GET /api/web/remittances/exceptions']: only('money'),
  ['POST /api/web/remittances/exceptions/:exceptionId/decide']: only(
    'money',
    nobody('exceptionId', { outcome: 'written_off', reason: 'سبب' }),
  ),
  ['GET /api/web/remittances/courier-claims']: only('money'),
  ['POST /api/web/remittances/courier-claims/:claimId/decide']: only(
    'money',
    nobody('claimId', { decision: 'rejected', lossParty: 'platform', reason: 'سبب' }),
  ),
  ['POST /api/web/remittances/courier-claims/:claimId/paid']: only(
    'money',
    nobody('claimId', { bankReference: 'BANK-1' }),
  ),

  // The books, merchants' money, payouts
  ['GET /api/web/ledger/transactions']: only('money', narrows('causeId')),
  ['GET /api/web/ledger/transactions/export']: only('money', narrows('causeId')),
  ['GET /api/web/ledger/balances']: only('money'),
  ['GET /api/web/ledger/merchants']: only('money'),
  ['POST /api/web/ledger/adjustments']: only(
    'money',
    nobody('merchantId', { amount: 1, reason: 'سبب واضح', key: 1 }),
  ),
  ['GET /api/web/ledger/months']: only('money'),
  ['POST /api/web/ledger/months/close']: only('money'),
  ['POST /api/web/ledger/months/pay']: only('money'),
  ['GET /api/web/ledger/acts']: only('money'),
  ['POST /api/web/ledger/acts/:actId/decide']: only('money', nobody('actId', { decision: 'refuse' })),
  ['GET /api/web/money/balance']: only('own money'),
  ['GET /api/web/money/entries']: only('own money', narrows('payoutId')),
  ['GET /api/web/money/statements']: only('own money'),
  ['GET /api/web/money/statements/:statementId']: only(
    'statements',
    tried(OTHERS_OF_MERCHANT, 'statementId'),
  ),
  ['GET /api/web/money/statements/:statementId/file']: only(
    'statements',
    tried(OTHERS_OF_MERCHANT, 'statementId', { format: 'csv' }),
  ),
  ['POST /api/web/money/statements/:statementId/dispute']: only(
    'own money',
    tried(OTHERS_OF_MERCHANT, 'statementId', { reason: 'مبلغ غير صحيح في الكشف' }),
    unowned('one of the entries of the statement, which is asked for first', 'entryId'),
  ),
  ['GET /api/web/documents/list']: only(
    'signed in',
    foreign('orderId', ['other user', 'other merchant', 'packer'], {
      input: ({ orderId }) => ({ orderId }),
      refusal: { code: null },
    }),
  ),
  ['GET /api/web/documents/:documentId']: only('signed in', documents()),
  ['GET /api/web/documents/:documentId/authority']: only('signed in', documents()),
  ['GET /api/web/documents/:documentId/file']: only('signed in', documents()),
  ['GET /api/web/taxes/profile']: only('tax documents'),
  ['PUT /api/web/taxes/profile']: only(
    'tax documents',
    unowned('the name of an account at the tax authority', 'clientId'),
  ),
  ['GET /api/web/taxes/submissions']: only('tax documents'),
  ['POST /api/web/taxes/submissions/:submissionId/again']: only(
    'tax documents',
    tried(['other merchant', 'finance'], 'submissionId'),
  ),
  ['PUT /api/web/money/channel']: only('merchant owners'),
  ['GET /api/web/payouts/disputes']: only('money'),
  ['POST /api/web/payouts/disputes/:statementId/answer']: only(
    'money',
    nobody('statementId', { reason: 'راجعنا الكشف' }),
  ),
  ['GET /api/web/payouts/closed']: only('money'),
  ['PUT /api/web/payouts/closed/:merchantId/channel']: only(
    'money',
    foreign('merchantId', ADMIN, {
      input: () => ({ merchantId: NOT_THERE, kind: 'wallet', holder: 'منى السيد', number: '01012345678' }),
      refusal: { code: 'merchant_not_closed' },
    }),
  ),
  ['POST /api/web/payouts/closed/:merchantId/paid']: only(
    'money',
    nobody('merchantId', { amount: 1, bankReference: 'BANK-1', key: 1 }),
  ),
  ['GET /api/web/payouts/list']: only(
    'money',
    unowned('all payouts are for finance; of a batch that is not there the list is empty', 'batchId'),
  ),
  ['GET /api/web/payouts/run']: only('money', nobody('batchId')),
  ['GET /api/web/payouts/available']: only('money'),
  ['POST /api/web/payouts/steps']: only(
    'money',
    unowned('all payouts are for finance; one that is not there is among the outcomes', 'payoutIds'),
  ),
  ['POST /api/web/payouts/batch']: only('money'),
  ['POST /api/web/payouts/:payoutId/step']: only('money', nobody('payoutId', { step: 'approve' })),
  ['POST /api/web/payouts/:payoutId/retry']: only('money', nobody('payoutId')),
  ['GET /api/web/payouts/batch/:batchId/bank-list']: only('money', nobody('batchId')),
  ['POST /api/web/payouts/batch/:batchId/remind']: only('money', nobody('batchId')),

  // The home, reports, search everywhere
  ['GET /api/web/back-office/home']: only('all staff'),
  ['GET /api/web/back-office/finance-work']: only('money'),
  ['GET /api/web/back-office/finance-work/finished']: only('money'),
  ['POST /api/web/back-office/finance-work/assign']: only(
    'money',
    nobody('workId', { kind: 'payout', fromId: null, toId: null }),
    unowned('the account of a colleague', 'fromId', 'toId'),
  ),
  ['GET /api/web/back-office/waiting']: only('all staff'),
  ['GET /api/web/back-office/find']: only('all staff'),
  ['GET /api/web/back-office/report']: only('reports'),
  ['GET /api/web/back-office/report/export']: only('reports'),
  ['GET /api/web/back-office/report/tax']: only('reports'),
  ['GET /api/web/back-office/report/tax/export']: only('reports'),
  ['GET /api/web/back-office/report/stock']: only('reports'),
  ['GET /api/web/back-office/report/stock/export']: only('reports'),
};
