import {
  cancelSignature,
  chargeSignature,
  refundSignature,
  statusSignature,
} from '#modules/payments/server/fawry/signatures.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { isSameText } from '#platform/server/same-text.ts';
import { type Answer, fieldsOf, type GatewayRequest, json } from '../local-server.ts';
import { type FawryParts, fieldsOfOrder, notifyShop } from './apply-outcome.ts';
import type { EmulatedOrder } from './books.ts';

const PAYMENTS = '/ECommerceWeb/Fawry/payments';
/** Always HTTP 200: the code inside counts. */
const no = (statusCode: number, statusDescription: string) => json(200, { statusCode, statusDescription });
const WRONG_SIGNATURE = no(9946, 'Wrong signature');
const UNKNOWN = no(9938, 'Order not found');

/** The calls of FawryPay; null if the request is none. */
export async function answerCall(parts: FawryParts, request: GatewayRequest): Promise<Answer | null> {
  switch (`${request.method} ${request.path}`) {
    case `POST ${PAYMENTS}/charge`:
      return charge(parts, textsOf(request));
    case `GET ${PAYMENTS}/status/v2`:
      return status(parts, Object.fromEntries(request.query));
    case `POST ${PAYMENTS}/refund`:
      return refund(parts, textsOf(request));
    case 'POST /ECommerceWeb/api/orders/cancel-unpaid-order':
      return cancel(parts, textsOf(request));
    default:
      return null;
  }
}

type Texts = Record<string, string>;

function textsOf(request: GatewayRequest): Texts {
  return Object.fromEntries(Object.entries(fieldsOf(request)).map(([name, value]) => [name, String(value)]));
}

async function charge({ account, books }: FawryParts, fields: Texts): Promise<Answer> {
  const { merchantRefNum = '', paymentMethod = '', amount = '', signature = '' } = fields;
  if (fields.merchantCode !== account.merchantCode) return no(9901, 'Merchant code is not known');
  if (!isSameText(signature, chargeSignature(account, { merchantRefNum, paymentMethod, amount })))
    return WRONG_SIGNATURE;
  if (merchantRefNum === '' || books.ours(merchantRefNum)) return no(9944, 'Reference is blank or was used');
  const order: EmulatedOrder = {
    merchantRefNum,
    referenceNumber: books.nextNumber(),
    amount: fromPounds(Number(amount)),
    refunded: 0,
    status: 'NEW',
    mobile: fields.customerMobile ?? '',
    expiry: Number(fields.paymentExpiry),
    paymentNumber: null,
  };
  books.orders.push(order);
  await books.save();
  return json(200, {
    type: 'ChargeResponse',
    referenceNumber: order.referenceNumber,
    merchantRefNumber: merchantRefNum,
    expirationTime: order.expiry,
    statusCode: 200,
    statusDescription: 'Operation done successfully',
  });
}

function status({ account, books }: FawryParts, { merchantRefNumber = '', signature = '' }: Texts): Answer {
  if (!isSameText(signature, statusSignature(account, merchantRefNumber))) return WRONG_SIGNATURE;
  const order = books.ours(merchantRefNumber);
  return order ? json(200, { ...fieldsOfOrder(order), statusCode: 200 }) : UNKNOWN;
}

async function refund(parts: FawryParts, fields: Texts): Promise<Answer> {
  const { referenceNumber = '', refundAmount = '', reason = '', signature = '' } = fields;
  const request = { referenceNumber, refundAmount, reason };
  if (!isSameText(signature, refundSignature(parts.account, request))) return WRONG_SIGNATURE;
  const order = parts.books.byNumber(referenceNumber);
  if (!order) return UNKNOWN;
  if (order.paymentNumber === null) return no(9954, 'Order is not paid');
  const refunded = order.refunded + fromPounds(Number(refundAmount));
  if (refunded > order.amount) return no(9935, 'Refund is larger than what was paid');
  order.refunded = refunded;
  order.status = refunded === order.amount ? 'REFUNDED' : 'PARTIAL_REFUNDED';
  await notifyShop(parts, order);
  return json(200, { type: 'ResponseDataModel', statusCode: 200, refundAmount: toPounds(refunded) });
}

async function cancel(parts: FawryParts, fields: Texts): Promise<Answer> {
  const { orderRefNo = '', lang = '', signature = '' } = fields;
  if (!isSameText(signature, cancelSignature(parts.account, { orderRefNo, lang }))) return WRONG_SIGNATURE;
  const order = parts.books.byNumber(orderRefNo);
  if (!order) return json(200, { code: '9938', description: 'Order not found' });
  if (order.status !== 'NEW') return json(200, { code: '9939', description: 'Order can not be cancelled' });
  order.status = 'CANCELED';
  await notifyShop(parts, order);
  return json(200, { code: '200', description: 'Operation done successfully' });
}
