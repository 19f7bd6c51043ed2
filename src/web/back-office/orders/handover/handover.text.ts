import type { Standing } from '#modules/handovers/handover.ts';
import { UNITS } from '#modules/orders/units.text.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

const countParcels = (count: number) =>
  plural(count, {
    zero: 'لا طرود',
    one: 'طرد واحد',
    two: 'طردان',
    few: '{n} طرود',
    many: '{n} طردًا',
    other: '{n} طرد',
  });

/** The same after a verb: «تسليم طردين». */
const handedParcels = (count: number) =>
  plural(count, {
    zero: 'لا طرود',
    one: 'طرد واحد',
    two: 'طردين',
    few: '{n} طرود',
    many: '{n} طردًا',
    other: '{n} طرد',
  });

export const scanText = {
  title: 'تسليم للمندوب',
  intro: 'امسح بوليصة كل طرد يأخذه المندوب، ثم يوقّع على الشاشة.',
  signedLists: 'الكشوف الموقّعة',
  camera: 'كاميرا المسح',
  ask: 'نستخدم كاميرا هاتفك لقراءة البوالص فقط. لا تُحفظ أي صورة منها ولا تُرسل.',
  start: 'تشغيل الكاميرا',
  starting: 'جاري تشغيل الكاميرا...',
  stop: 'إيقاف الكاميرا',
  light: 'الكشاف',
  noReader: 'هذا المتصفح لا يقرأ الباركود بالكاميرا. استخدم قارئ باركود، أو اكتب الرقم الذي على البوليصة.',
  refused: 'لم يُسمح باستخدام الكاميرا. اسمح بها من إعدادات الموقع في المتصفح، أو اكتب الرقم.',
  noCamera: 'لم نجد كاميرا تعمل في هذا الجهاز. استخدم قارئ باركود، أو اكتب الرقم.',
  number: 'رقم البوليصة أو الطلب',
  numberHint: 'قارئ الباركود يكتب هنا ويضيف وحده.',
  add: 'إضافة',
  list: (carrier: string) => `كشف اليوم · ${carrier}`,
  listUnknown: 'كشف اليوم',
  of: (scanned: number, packed: number) => `${formatCount(scanned)} من ${formatCount(packed)}`,
  progress: 'ما مُسح من الطرود المغلّفة',
  empty: 'لم يُمسح طرد بعد.',
  added: (number: string, recipient: string) => `أُضيفت ${isolate(number)} · ${recipient}`,
  known: (number: string) => `${isolate(number)} في الكشف من قبل.`,
  notFound: (number: string) => `لا طرد لك برقم ${isolate(number)}.`,
  toCollect: 'المطلوب',
  paid: 'مدفوع',
  units: (count: number) => plural(count, UNITS),
  remove: (number: string) => `إزالة ${isolate(number)} من الكشف`,
  cash: 'نقدية يحصّلها المندوب',
  handOver: (count: number) => `تسليم ${handedParcels(count)}`,
  pack: 'تغليف',
  packing: 'جاري التغليف...',
  open: 'فتح الطلب',
  switchTo: (carrier: string) => `كشف ${carrier}`,
  otherCarrier: (carrier: string) => `هذا الطرد مع ${carrier}، وله كشف وحده.`,
  tooMany: (most: number) => `يتسع الكشف لـ ${countParcels(most)}. سلّم هذه أولًا.`,
  undo: 'إفراغ الكشف',
} as const;

/** Why a parcel does not go. */
export const STANDING_NAMES: Readonly<Record<Exclude<Standing, 'ready'>, string>> = {
  to_accept: 'لم تقبل هذا الطلب بعد.',
  to_pack: 'لم يُغلَّف بعد. هل تغلّفه الآن؟',
  several: 'لهذا الطلب عدة طرود. امسح بوليصة كل طرد.',
  left: 'سُلّم للمندوب من قبل.',
  cancelled: 'أُلغي هذا الطرد، فلا تسلّمه.',
  unknown: 'لا طرد لك بهذا الرقم.',
};

export const signText = {
  title: 'توقيع المندوب',
  about: (count: number, carrier: string) => `${countParcels(count)} · ${carrier}`,
  takenBy: 'اسم المندوب',
  signature: 'توقيع المندوب',
  signatureHint: 'يوقّع المندوب بإصبعه داخل الإطار.',
  clear: 'مسح التوقيع',
  signed: 'كُتب التوقيع',
  privacy: 'يُحفظ الاسم والتوقيع سنة، ولا يراهما إلا متجرك وفريق وكالة.',
  submit: (count: number) => `تسليم ${handedParcels(count)}`,
  sent: (done: number, of: number) => `سُلّم ${formatCount(done)} من ${formatCount(of)}...`,
  onPaper: 'توقيع على ورق بدلًا من الشاشة',
  none: 'لم يُسلَّم طرد مما في الكشف.',
  done: (count: number) => `سُلّم ${countParcels(count)} للمندوب`,
  refused: (count: number) => `لم يُسلَّم ${countParcels(count)}، وبقيت في الكشف مع السبب.`,
} as const;

export const handoversText = {
  title: 'كشوف تسليم للمندوب',
  intro: 'ما سُلّم لكل مندوب، ومتى، وبتوقيع من. الأحدث أولًا.',
  start: 'كشف جديد',
  empty: 'لا كشوف بعد',
  emptyText: 'امسح الطرود عند تسليمها، ويظهر كل كشف هنا بعد توقيع المندوب.',
  number: 'الكشف',
  at: 'وقت التسليم',
  merchant: 'المتجر',
  carrier: 'شركة الشحن',
  takenBy: 'المندوب',
  parcels: 'الطرود',
  cash: 'النقدية',
  total: (count: number) => plural(count, COUNTED),
  forgotten: 'انتهت مدة حفظه',
} as const;

const COUNTED = {
  zero: 'لا كشوف',
  one: 'كشف واحد',
  two: 'كشفان',
  few: '{n} كشوف',
  many: '{n} كشفًا',
  other: '{n} كشف',
};

export const sheetText = {
  title: 'كشف تسليم للمندوب',
  numbered: (id: number, at: string) => `رقم ${isolate(String(id))} · ${at}`,
  handed: (count: number, carrier: string, at: string) => `سُلّم ${countParcels(count)} إلى ${carrier} ${at}.`,
  print: 'طباعة',
  code: 'امسحه لتفتح هذا الكشف',
  back: 'كل الكشوف',
  shop: 'المتجر',
  carrier: 'شركة الشحن',
  courier: 'المندوب',
  amount: 'الطرود والنقدية',
  parcels: countParcels,
  at: 'م',
  label: 'رقم البوليصة',
  order: 'الطلب',
  recipient: 'العميل',
  governorate: 'المحافظة',
  units: 'القطع',
  cash: 'المطلوب تحصيله',
  paid: 'مدفوع',
  hidden: 'محجوب',
  signature: 'توقيع المندوب',
  signed: (who: string, at: string) => `${who} · ${at}`,
  handedBy: 'سلّمها',
  forgotten: 'انتهت مدة حفظ الاسم والتوقيع.',
} as const;
