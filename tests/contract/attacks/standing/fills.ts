import { NOT_THERE, type Scene } from '../../matrix/expected.ts';
import type { Fill } from './draw.ts';

/** The fields that name what belongs to somebody, with whose things there are in the scene. */
const THINGS: Readonly<Record<string, keyof Scene>> = {
  sessionId: 'sessionId',
  addressId: 'addressId',
  orderId: 'orderId',
  merchantOrderId: 'merchantOrderId',
  merchantOrderIds: 'merchantOrderId',
  parcelId: 'parcelId',
  signedFor: 'parcelId',
  parcelIds: 'parcelId',
  returnId: 'returnId',
  claimId: 'claimId',
  paperId: 'paperId',
  invitationId: 'invitationId',
  batchId: 'batchId',
  couponId: 'couponId',
  importId: 'importId',
  statementId: 'statementId',
  documentId: 'documentId',
  refundId: 'refundId',
  lineId: 'lineId',
  userId: 'memberId',
};

/** What everybody may see is named by these; merchants may change only their own. */
const CATALOG: Readonly<Record<string, keyof Scene>> = {
  productId: 'productId',
  productIds: 'productId',
  variantId: 'variantId',
  merchantId: 'merchantId',
  reviewId: 'reviewId',
};

export const namesAThing = (field: string) => field in THINGS;

/** The scene's ids. */
export const withIdsOf =
  (scene: Scene): Fill =>
  field => {
    const name = THINGS[field] ?? CATALOG[field];
    if (name === undefined) return plain(field);
    return field.endsWith('Ids') ? [scene[name]] : scene[name];
  };

/** Ids that nothing has, and the same of what everybody may see. */
export const withMissingIdsOf =
  (scene: Scene): Fill =>
  field => {
    if (!(field in THINGS)) return withIdsOf(scene)(field);
    return field.endsWith('Ids') ? [NOT_THERE] : NOT_THERE;
  };

/** Values that rules ask for, which no schema of JSON says. */
function plain(field: string): unknown {
  if (/[dD]ay$|^from$|^to$|^until$|^birthDate$/.test(field)) return '2026-11-01';
  if (/^images?$|^photos?$|^imageUrl$/.test(field)) return [];
  return PLAIN[field];
}

const PLAIN: Readonly<Record<string, unknown>> = {
  mobile: '+201012345678',
  phone: '+201012345678',
  email: 'somebody@shop.example',
  trackingNumber: 'TRACK-1',
  quantity: 1,
  categoryId: 1,
  governorateId: 1,
  cityId: 39,
  idempotencyKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
};
