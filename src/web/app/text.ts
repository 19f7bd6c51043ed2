import { formatDateTime } from '#platform/dates.ts';

export const offlineText = {
  title: 'لا يوجد اتصال بالإنترنت',
  about: 'ما كتبته في الصفحات المفتوحة باقٍ كما هو. نعيدك إلى صفحتك حين يعود الاتصال.',
  retry: 'إعادة المحاولة',
  cart: 'سلتك',
  cartNote: 'الأسعار كما كانت عند الإضافة، ونتحقق منها قبل تأكيد الطلب.',
  pages: 'صفحات زرتها وتفتح بلا اتصال',
  bar: 'لا يوجد اتصال بالإنترنت',
  since: (date: Date) => `هذه الصفحة كما كانت في ${formatDateTime(date)}. قد يتغير السعر والمتاح.`,
} as const;
