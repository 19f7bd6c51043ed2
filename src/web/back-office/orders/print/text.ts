import { UNITS } from '#modules/orders/units.text.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';
import { countOrders } from '../text.ts';

const PARCELS = {
  zero: 'لا طرود',
  one: 'طرد واحد',
  two: 'طردان',
  few: '{n} طرود',
  many: '{n} طردًا',
  other: '{n} طرد',
};

export const printText = {
  title: 'طباعة',
  shop: 'وكالة',
  what: 'ماذا تطبع؟',
  labels: 'بوالص الشحن',
  slips: 'قائمة تجهيز',
  picks: 'قائمة سحب من المخزن',
  manifest: 'كشف تسليم للمندوب',
  summary: 'ملخص الطلب',
  paper: 'مقاس الورق',
  paper_a4: 'A4',
  paper_label: 'بوليصة ١٠ × ١٥ سم',
  print: 'طباعة',
  loading: 'جاري تجهيز الطباعة...',
  parcel: (at: number, of: number) => `طرد ${formatCount(at)} من ${formatCount(of)}`,
  and: '، ',
  to: 'إلى:',
  from: 'من:',
  collect: 'المطلوب تحصيله:',
  paid: 'مدفوع بالكامل، لا تحصّل شيئًا',
  units: (count: number) => plural(count, UNITS),
  sku: 'كود المخزون',
  shelf: 'الرف',
  orders: 'الطلبات',
  forOrders: (count: number) => `لعدد ${countOrders(count)}`,
  nothingToPick: 'لا شيء يُسحب: غُلِّفت كل القطع أو أُلغيت.',
  nothingToHandOver: 'لا طرود مغلّفة في هذه الطلبات.',
  at: 'م',
  parcelNumber: 'رقم البوليصة',
  order: 'الطلب',
  recipient: 'المستلم',
  unitsTitle: 'القطع',
  cash: 'يُحصّل',
  paidShort: 'مدفوع',
  parcels: (count: number) => plural(count, PARCELS),
  toCollect: 'إجمالي ما يُحصّل:',
  handedBy: 'سلّمه (الاسم والتوقيع):',
  takenBy: 'استلمه المندوب (الاسم والتوقيع):',
  takenAt: 'الوقت:',
  product: 'المنتج',
  quantity: 'الكمية',
  amount: 'المبلغ',
  packed: 'تم',
  goods: 'إجمالي المنتجات:',
  without: (orderIds: readonly number[]) =>
    `لا بوليصة لهذه الطلبات، لأنها لم تُغلَّف بعد أو انتهت: ${orderIds.map(id => isolate(orderNumber(id))).join('، ')}`,
} as const;
