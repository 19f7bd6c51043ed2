import { createHash } from 'node:crypto';
import { isSameText } from '#platform/server/same-text.ts';
import { leafAt, type Written } from '#platform/server/written-json.ts';

/** Our account at Fawry. */
export interface FawryKeys {
  merchantCode: string;
  secureKey: string;
}

interface ChargeSigned {
  merchantRefNum: string;
  customerProfileId?: string;
  paymentMethod: string;
  /** Pounds with two decimals. */
  amount: string;
  cardToken?: string;
}

/** Signatures of FawryPay (docs/egypt.md, Fawry): SHA-256 of the values one after another, the key last. */
export function chargeSignature(keys: FawryKeys, charge: ChargeSigned): string {
  const { merchantRefNum, customerProfileId = '', paymentMethod, amount, cardToken = '' } = charge;
  return sign([
    keys.merchantCode,
    merchantRefNum,
    customerProfileId,
    paymentMethod,
    amount,
    cardToken,
    keys.secureKey,
  ]);
}

export function statusSignature({ merchantCode, secureKey }: FawryKeys, merchantRefNumber: string): string {
  return sign([merchantCode, merchantRefNumber, secureKey]);
}

interface RefundSigned {
  referenceNumber: string;
  /** Pounds with two decimals. */
  refundAmount: string;
  reason?: string;
}

export function refundSignature({ merchantCode, secureKey }: FawryKeys, refund: RefundSigned): string {
  const { referenceNumber, refundAmount, reason = '' } = refund;
  return sign([merchantCode, referenceNumber, refundAmount, reason, secureKey]);
}

/** Here the reference comes before the merchant. */
export function cancelSignature(
  { merchantCode, secureKey }: FawryKeys,
  { orderRefNo, lang }: { orderRefNo: string; lang: string },
): string {
  return sign([orderRefNo, merchantCode, lang, secureKey]);
}

/**
 * The signature of a notification of version 2. Amounts may be sent as numbers or texts and are signed with two
 * decimals. `paymentRefrenceNumber` is Fawry's spelling; it is empty before anything was paid. A widely copied sample
 * (b0175565…) verifies only without merchantRefNumber, because it comes from a library that reads a misspelt name.
 */
export function notificationSignature(secureKey: string, notification: Written): string {
  const text = (name: string) => leafAt(notification, name);
  return sign([
    text('fawryRefNumber'),
    text('merchantRefNumber'),
    withTwoDecimals(text('paymentAmount')),
    withTwoDecimals(text('orderAmount')),
    text('orderStatus'),
    text('paymentMethod'),
    text('paymentRefrenceNumber'),
    secureKey,
  ]);
}

export function isSignedNotification(secureKey: string, notification: Written): boolean {
  return isSameText(leafAt(notification, 'messageSignature'), notificationSignature(secureKey, notification));
}

/** `580.5` as `580.50`. Text that is not an amount stays as it is, and no signature matches it. */
function withTwoDecimals(amount: string): string {
  return /^\d+(\.\d+)?$/.test(amount) ? Number(amount).toFixed(2) : amount;
}

function sign(values: readonly string[]): string {
  return createHash('sha256').update(values.join('')).digest('hex');
}
