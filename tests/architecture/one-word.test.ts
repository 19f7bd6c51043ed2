import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each thing has one name on the screen: what it was called before, and what it is called now. */
const INSTEAD_OF = {
  'حساب التحويل': 'حساب استلام المستحقات',
  'حساب الصرف': 'حساب استلام المستحقات',
  'وسيلة الاستلام': 'حساب استلام المستحقات',
  'وسيلة استلام': 'حساب استلام المستحقات',
  'دفعات التجار': 'مستحقات التجار',
  'الحساب والمدفوعات': 'مستحقاتي',
  "'الاسترجاع'": 'الإرجاع، المرتجعات',
  'نسبة الاسترجاع': 'نسبة الإرجاع',
  'قيد التحويل': 'تنتظر التحويل',
  'إرجاع القطع على المتجر': 'تكلفة الشحن المرتجع على المتجر',
  'المتجر تلقائي': 'النظام',
  'كل التجار': 'كل المتاجر',
  يقرأه: 'يقرؤه',
  'السجل ساري': 'السجل سارٍ',
  'تسليم للشحن': 'تسليم للمندوب',
  'تجهيز الطرود': 'تغليف',
  'تم التغليف': 'تغليف',
  'إلغاء من الطلب': 'إلغاء قطع من الطلب',
  'إلى نظرة': 'إلى مراجعة',
  'تنتظر نظرة': 'تحتاج إلى مراجعة',
  'ينازع فيها البنك': 'اعتراضات البنك على المدفوعات',
  احسم: 'تسوية الفرق',
  'ملف Excel': 'إكسل',
  'أو Excel': 'إكسل',
  'أو XLSX': 'إكسل',
  السطر: 'الصف',
  الأسطر: 'الصفوف',
  ملغى: 'ملغي',
  تعذّر: 'تعذر',
  أكشاك: 'منافذ الدفع',
  'خبر لا ينتظره': 'إشعار دفع غير متوقع',
  "'انشر'": 'نشر',
  "'أخفِ'": 'إخفاء',
  "'غيّر السعر'": 'تغيير السعر',
  'اضغط Enter': 'اضغط إدخال',
} as const;

/** Lines of our own, so that a dictionary of what shoppers may write is none. */
const files = globSync('{src,demo}/**/*.{ts,tsx}').filter(file => !file.includes('/words/'));

test.each(Object.entries(INSTEAD_OF))('«%s» is written «%s»', (old, now) => {
  const still = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.includes(old) ? [`${file}:${at + 1}`] : [])),
  );
  expect(still, `write «${now}»`).toEqual([]);
});
