import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

export const operationsText = {
  intro: 'حال المهام والخدمات الخارجية والنسخ الاحتياطية، كما هي الآن.',
  reload: 'تحديث',
  lastBackup: 'آخر نسخة احتياطية',
  noBackup: 'لا توجد بعد',
  tried: 'جُرّبت استعادتها بنجاح',
  untried: 'لم تُجرَّب استعادتها',
  howToBackUp: 'لأخذ نسخة شغّل npm run backup على الخادم.',
  lastCheck: 'آخر فحص للدفاتر',
  noCheck: 'لم تُفحص بعد',
  broken: 'قواعد لا تتحقق في الدفاتر:',
  checkNow: 'فحص الدفاتر الآن',
  checking: 'سيبدأ الفحص خلال لحظات، ثم تظهر نتيجته هنا بعد التحديث.',
  waiting: 'مهام في الانتظار',
  failedCount: 'مهام متوقفة',
  failed: 'المهام المتوقفة',
  failedIntro: 'مهام فشلت كل محاولاتها ولن تُعاد وحدها. أصلح السبب ثم أعدها، أو ألغها إن لم يعد لها معنى.',
  noneFailed: 'لا توجد مهام متوقفة.',
  job: 'المهمة',
  about: 'تخص',
  error: 'سبب الفشل',
  failedAt: 'آخر محاولة',
  attempts: 'المحاولات',
  step: 'الإجراء',
  retry: 'إعادة',
  retried: 'عادت المهمة إلى الانتظار.',
  giveUp: 'إلغاء',
  giveUpTitle: 'إلغاء المهمة نهائيًا',
  giveUpText: (job: string) =>
    `لن تُنفذ المهمة ${isolate(job)} بعد الآن، ولا يمكن التراجع. يُسجل السبب باسمك في سجل التغييرات.`,
  reason: 'السبب',
  givenUp: 'أُلغيت المهمة.',
  queue: 'المهام المنتظرة',
  emptyQueue: 'لا توجد مهام في الانتظار.',
  inQueue: 'في الانتظار',
  late: 'التأخير',
  onTime: 'في موعدها',
  running: 'قيد التنفيذ منذ',
  services: 'الخدمات الخارجية',
  servicesIntro: 'كما يراها الخادم الذي عرض هذه الصفحة. خدمة لا ترد تُترك نصف دقيقة ثم تُجرّب من جديد.',
  processes: 'الخوادم التي تنفذ المهام',
  noProcess: 'لا يوجد خادم ينفذ المهام الآن: لن تُرسل رسالة ولن تُسوى عملية دفع.',
  seen: 'آخر إشارة',
} as const;

export const brokenRules = (count: number): string =>
  plural(count, {
    zero: 'الدفاتر سليمة',
    one: 'مخالفة واحدة في الدفاتر',
    two: 'مخالفتان في الدفاتر',
    few: `${formatCount(count)} مخالفات في الدفاتر`,
    many: `${formatCount(count)} مخالفة في الدفاتر`,
    other: `${formatCount(count)} مخالفة في الدفاتر`,
  });

/** How late a job is, rounded to what matters at its size. */
export const lateness = (seconds: number): string =>
  seconds < 60 ? operationsText.onTime : timeSpan(seconds);

/** For how long a job has run; most take no second. */
export const running = (seconds: number): string => (seconds < 60 ? '—' : timeSpan(seconds));

function timeSpan(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 120)
    return plural(minutes, {
      zero: '—',
      one: 'دقيقة',
      two: 'دقيقتان',
      few: `${formatCount(minutes)} دقائق`,
      many: `${formatCount(minutes)} دقيقة`,
      other: `${formatCount(minutes)} دقيقة`,
    });
  const hours = Math.round(minutes / 60);
  return plural(hours, {
    zero: '—',
    one: 'ساعة',
    two: 'ساعتان',
    few: `${formatCount(hours)} ساعات`,
    many: `${formatCount(hours)} ساعة`,
    other: `${formatCount(hours)} ساعة`,
  });
}
