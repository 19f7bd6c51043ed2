import { type PluralForms, plural } from '#platform/plural.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { QuestionTab } from './question.ts';

const questionRefusals = {
  question_product_not_found: [404, 'هذا المنتج لم يعد معروضًا.'],
  question_not_found: [404, 'لم نجد هذا السؤال.'],
  own_product: [403, 'هذا منتج متجرك.'],
  contact_in_question: [400, 'احذف أرقام الموبايل والروابط وطرق الدفع من السؤال. الجواب يظهر هنا.'],
  contact_in_answer: [400, 'احذف أرقام الموبايل والروابط وطرق الدفع من الجواب.'],
} as const satisfies RefusalTable;

export const refuseQuestion = refuser(questionRefusals);

export const questionFields = {
  text: 'اكتب سؤالك في ٥ أحرف على الأقل و٣٠٠ على الأكثر',
  answer: 'اكتب الجواب في حرفين على الأقل و٥٠٠ على الأكثر',
} as const;

export const QUESTION_TAB_LABELS: Readonly<Record<QuestionTab, string>> = {
  to_answer: 'بانتظار جوابك',
  all: 'الكل',
};

const within = (hours: number): string => {
  if (hours > 48) return plural(Math.ceil(hours / 24), DAYS);
  return plural(hours, HOURS);
};

const HOURS: PluralForms = {
  zero: 'ساعة',
  one: 'ساعة',
  two: 'ساعتين',
  few: '{n} ساعات',
  many: '{n} ساعة',
  other: '{n} ساعة',
};

const DAYS: PluralForms = {
  zero: 'يوم',
  one: 'يوم',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
};

export const questionCount = (count: number): string =>
  plural(count, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  });

export const questionText = {
  title: 'أسئلة وأجوبة',
  none: 'لا أسئلة بعد',
  noneText: 'اسأل المتجر عن هذا المنتج، ويظهر جوابه هنا للجميع.',
  search: (count: number) => `ابحث في ${questionCount(count)}`,
  find: 'بحث',
  noneFound: 'لا سؤال بهذه الكلمات',
  noneFoundText: 'اسأل المتجر، ويصلك إشعار عند الرد.',
  ask: 'اسأل المتجر',
  field: 'سؤالك عن المنتج',
  hint: 'يقرأ الجميع السؤال والجواب. لا تكتب رقمك ولا رقم طلبك.',
  send: 'إرسال السؤال',
  sending: 'جاري الإرسال...',
  sent: 'وصل سؤالك إلى المتجر.',
  sentMore: (hours: number | null) =>
    hours === null ? 'يصلك إشعار عند الرد.' : `يصلك إشعار عند الرد، وعادةً يرد خلال ${within(hours)}.`,
  answer: 'جواب المتجر',
  waiting: 'بانتظار رد المتجر',
  more: 'عرض أسئلة أخرى',
  loading: 'جاري التحميل...',
} as const;

/** Where merchants answer what was asked. */
export const QUESTIONS_PAGE = '/questions';

/** Written into the inbox. */
export const questionMessages = {
  asked: {
    title: 'سؤال جديد عن أحد منتجاتك',
    body: (title: string, text: string) => `عن «${title}»: ${text}`,
  },
  answered: {
    title: 'أجاب المتجر عن سؤالك',
    body: (title: string, text: string) => `عن «${title}»: ${text}`,
  },
  hidden: {
    title: 'لم نعد نعرض سؤالك',
    body: (title: string, text: string) => `راجع الفريق سؤالك عن «${title}»: ${text}`,
  },
} as const;
