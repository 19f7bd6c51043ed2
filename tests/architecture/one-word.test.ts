import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each thing has one name on the screen: what it was called before, and what it is called now. */
const INSTEAD_OF = {
  'حساب التحويل': 'حساب استلام المستحقات',
  'حساب صرف': 'حساب استلام المستحقات',
  "'رد عمولة'": 'رد العمولة وضريبتها',
  "'رد مبلغ": 'استرداد',
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
  'نزاع مفتوح': 'اعتراض مفتوح',
  النزاع: 'اعتراض البنك، القرار لصالحنا أو ضدنا',
  احسم: 'تسوية الفرق',
  'ملف Excel': 'إكسل',
  'أو Excel': 'إكسل',
  'أو XLSX': 'إكسل',
  السطر: 'الصف',
  الأسطر: 'الصفوف',
  السطور: 'الصفوف',
  ملغى: 'ملغي',
  تعذّر: 'تعذر',
  أكشاك: 'منافذ الدفع',
  'خبر لا ينتظره': 'إشعار دفع غير متوقع',
  "'انشر'": 'نشر',
  "'أخفِ'": 'إخفاء',
  "'غيّر السعر'": 'تغيير السعر',
  'اضغط Enter': 'اضغط إدخال',
  'راسل العميل': 'مراسلة العميل',
  // What buyers misread (the review of the shop by a buyer).
  'إن لم تؤكده في الموعد': 'الساعة التي ينتهي عندها الموعد',
  'البريد الإلكتروني أو كلمة المرور غير صحيحة': 'البيانات غير صحيحة، راجع الرقم أو البريد وكلمة المرور',
  'نعطيك ما تدفع به': 'بعد التأكيد نعطيك كود الدفع',
  'الاسترجاع وفق السياسة': 'عدد الأيام',
  'لا يُسترجع دون سبب': 'لا يُسترجع إلا لعيب أو خطأ',
  'لم تُسلَّم قطعة واحدة': 'قطعة واحدة لم تصل',
  'ما الذي سيعود إليك': 'المبلغ الذي تسترده',
  'وصلك من قبل': 'استرددته من قبل',
  'اكتب علامة مميزة إن لم يكن': 'اكتب رقم العقار أو علامة مميزة',
  'لأنك رفضت شحنات سابقة': 'متوقف على حسابك مؤقتًا، ادفع بطريقة أخرى أو راسل الدعم',
  // «الرمز» is what an SMS brings, «الكود» a coupon's or a way to pay.
  'كود التسليم': 'رمز التسليم',
  'كود التأكيد': 'رمز التأكيد',
  'كود التحقق': 'رمز التحقق',
  'رمز الخصم': 'كود الخصم',
  'رمز الدفع': 'كود الدفع',
  الهاتف: 'الموبايل، التليفون of a business',
  'استرجاع المبلغ': 'استرداد المبلغ',
  'استرجعه البنك': 'استرده البنك',
  'بلاغ نيابة': 'شكوى نيابة',
  'نسخ كود الطلب': 'نسخ رقم الطلب',
  'يُلغى الطلب إن لم': 'الساعة التي ينتهي عندها الموعد',
  'انسحب العميل': 'ألغيته لتأخر التوصيل',
  'غير موجود أو لم يعد معروضًا': 'هذا المنتج لم يعد معروضًا',
  'استُخدم هذا الكود بالكامل': 'انتهى عدد مرات استخدام هذا الكود',
} as const;

/** Lines of our own, so that a dictionary of what shoppers may write is none. */
const files = globSync('{src,demo}/**/*.{ts,tsx}').filter(file => !file.includes('/words/'));

/** The same, where only merchants and staff read it: a buyer's order keeps the words that the design fixed. */
const INSTEAD_OF_IN_BACK_OFFICE = {
  نزاع: 'اعتراض البنك على المدفوعات, as beside اعتراض التاجر على كشفه',
  'تم الشحن': 'سُلّم للمندوب، or تسليم للمندوب on a button',
  "'أُلغي'": 'أُلغي الطلب، أُلغيت قطعة من …، or what else was cancelled',
  'بنفس طريقة الدفع': 'wishLabel(), which knows what was paid in cash',
  // A page that says so by itself blames the connection for what the shop has refused.
  'تحقّق من اتصالك': 'CallFailed, which says what the shop said',
} as const;

test.each(Object.entries(INSTEAD_OF))('«%s» is written «%s»', (old, now) => {
  expect(linesWith(old, files), `write «${now}»`).toEqual([]);
});

const backOffice = files.filter(file => /\/back-office\//.test(file));

test.each(Object.entries(INSTEAD_OF_IN_BACK_OFFICE))(
  'in the back-office «%s» is written «%s»',
  (old, now) => {
    expect(linesWith(old, backOffice), `write «${now}»`).toEqual([]);
  },
);

/** How a buyer's button speaks to its one reader. */
const IMPERATIVES = [
  'انشر|أخفِ|غيّر|احفظ|احذف|أضف|ألغِ|أرسل|اعتمد|ارفض|اقبل|أغلق|افتح|افحص|نزّل|ارفع|اطبع|أعد|أعده|سجّل|أكّد|امسح|عدّل|أوقف|شغّل',
  'ابدأ|راجع|اعترض|أكمل|تابع|انقل|أنشئ|حوّل|أجّل|أظهر|اعرض|فعّل|انسخ|أزل|أنهِ|جهّز|سلّم|استبدل|طبّق|استخدم|صدّر|استورد|شاهد|ادفع|احسم|طابقه|ابق|أوافق|أرفض|أوقّع|أسحب',
].join('|');
/** What somebody has done looks the same: «غيّر كلمة المرور». */
const TELLS_WHAT_WAS_DONE = /security\.text\.ts$/;

test('buttons of merchants and staff are nouns: «حفظ», not «احفظ»', () => {
  const commands = new RegExp(`(?:: |=> )(['\`])(?:${IMPERATIVES})(?= |\\1)[^.:،]*\\1,?$`);
  const texts = files.filter(file => /^src\/web\/back-office\/.*text\.ts$/.test(file));
  const found = texts
    .filter(file => !TELLS_WHAT_WAS_DONE.test(file))
    .flatMap(file => matching(file, line => commands.test(line)));
  expect(found).toEqual([]);
});

function linesWith(words: string, where: readonly string[]): string[] {
  return where.flatMap(file => matching(file, line => line.includes(words)));
}

function matching(file: string, isMeant: (line: string) => boolean): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => (isMeant(line) ? [`${file}:${at + 1}  ${line.trim()}`] : []));
}
