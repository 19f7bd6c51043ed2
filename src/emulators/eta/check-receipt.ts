import { createHash } from 'node:crypto';
import { leafAt, type Written } from '#platform/server/written-json.ts';
import type { EmulatedReceipt, EtaBooks } from './books.ts';

interface Refusal {
  code: string;
  message: string;
  details: { code: string; target: string; message: string }[];
}

export interface ReceiptDecision {
  taken?: EmulatedReceipt;
  refusal?: Refusal;
}

const NEEDED = [
  'header.dateTimeIssued',
  'header.receiptNumber',
  'header.uuid',
  'header.currency',
  'documentType.receiptType',
  'seller.companyTradeName',
  'seller.branchCode',
  'seller.branchAddress.governate',
  'seller.branchAddress.regionCity',
  'seller.branchAddress.street',
  'seller.branchAddress.buildingNumber',
  'seller.deviceSerialNumber',
  'seller.activityCode',
  'buyer.type',
  'totalAmount',
  'paymentMethod',
] as const;

/** Taken and checked at once: the authority does the same a moment later. Its rules are those of its published validations. */
export function checkReceipt(books: EtaBooks, receipt: Written): ReceiptDecision {
  const missing = NEEDED.filter(path => leafAt(receipt, path) === '');
  if (missing.length > 0) return refusal('BadStructure', missing[0] as string, 'is needed');
  const uuid = leafAt(receipt, 'header.uuid');
  if (uuid !== uuidOf(receipt))
    return refusal('IncorrectUUID', 'header.uuid', 'is not the hash of the receipt');
  if (books.receipts.some(each => each.uuid === uuid))
    return refusal('DuplicateUUID', 'header.uuid', 'was handed in before');
  const errors = errorsOf(books, receipt);
  return {
    taken: {
      uuid,
      number: leafAt(receipt, 'header.receiptNumber'),
      rin: leafAt(receipt, 'seller.rin'),
      device: leafAt(receipt, 'seller.deviceSerialNumber'),
      type: leafAt(receipt, 'documentType.receiptType'),
      total: leafAt(receipt, 'totalAmount'),
      status: errors.length === 0 ? 'Valid' : 'Invalid',
      errors,
    },
  };
}

const refusal = (code: string, target: string, message: string): ReceiptDecision => ({
  refusal: { code, message: `${target} ${message}`, details: [{ code, target, message }] },
});

function errorsOf(books: EtaBooks, receipt: Written): EmulatedReceipt['errors'] {
  const errors: EmulatedReceipt['errors'] = [];
  const add = (code: string, target: string, message: string) => errors.push({ code, target, message });
  const device = leafAt(receipt, 'seller.deviceSerialNumber');
  const previous = leafAt(receipt, 'header.previousUUID');
  const knows = (uuid: string) => books.receipts.some(each => each.uuid === uuid);
  const isFirst = !books.receipts.some(each => each.device === device);
  if (previous === '' ? !isFirst : !knows(previous))
    add('CV0301', 'header.previousUUID', 'is not a receipt of this device');
  const type = leafAt(receipt, 'documentType.receiptType');
  const reference = leafAt(receipt, 'header.referenceUUID');
  if (type === 'r' && !books.receipts.some(each => each.uuid === reference && each.type === 's'))
    add('CV0305', 'header.referenceUUID', 'is not a sale that was handed in');
  errors.push(...sumErrors(receipt));
  for (const item of listAt(receipt, 'itemData'))
    if (!/^EG-\d{9}-/.test(leafAt(item, 'itemCode'))) add('CV0111', 'itemData.itemCode', 'is no EGS code');
  return errors;
}

const isOff = (a: number, b: number) => Math.abs(a - b) > 0.5;
const number = (value: Written, path: string) => Number(leafAt(value, path));
const taxesOf = (item: Written) =>
  listAt(item, 'taxableItems').reduce<number>((sum, tax) => sum + number(tax, 'amount'), 0);

/** Sums agree within half a pound. */
function sumErrors(receipt: Written): EmulatedReceipt['errors'] {
  const items = listAt(receipt, 'itemData');
  const wrong = items.some(
    item =>
      isOff(number(item, 'quantity') * number(item, 'unitPrice'), number(item, 'totalSale')) ||
      isOff(number(item, 'netSale') + taxesOf(item), number(item, 'total')) ||
      listAt(item, 'taxableItems').some(tax =>
        isOff((number(item, 'netSale') * number(tax, 'rate')) / 100, number(tax, 'amount')),
      ),
  );
  const total = items.reduce((sum, item) => sum + number(item, 'total'), 0);
  const errors: EmulatedReceipt['errors'] = [];
  if (wrong) errors.push({ code: 'CV0201', target: 'itemData', message: 'does not add up' });
  if (isOff(total, number(receipt, 'totalAmount')))
    errors.push({ code: 'CV0202', target: 'totalAmount', message: 'is not the sum of the items' });
  return errors;
}

function listAt(value: Written, name: string): Written[] {
  const found = typeof value === 'object' && !Array.isArray(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Written a second time, by the authority's description alone: the uuid is blank while it is counted. */
function uuidOf(receipt: Written): string {
  let text = '';
  const walk = (value: Written, path: string): void => {
    if (typeof value === 'string') {
      text += `"${path === '.header.uuid' ? '' : value}"`;
      return;
    }
    if (Array.isArray(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      text += `"${name.toUpperCase()}"`;
      if (!Array.isArray(inner)) walk(inner, `${path}.${name}`);
      else
        for (const each of inner) {
          text += `"${name.toUpperCase()}"`;
          walk(each, `${path}.${name}`);
        }
    }
  };
  walk(receipt, '');
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
