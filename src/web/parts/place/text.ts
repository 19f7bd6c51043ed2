import { isolate } from '#platform/isolate.ts';

export const placeText = {
  title: 'أين نوصّل طلبك؟',
  governorate: 'المحافظة',
  city: 'المدينة أو المنطقة',
  anyCity: 'كل المناطق',
  counting: 'نحسب الموعد…',
  fee: 'توصيل كل شحنة',
  save: (name: string) => `وصّل إلى ${name}`,
  saved: 'عناوينك',
  change: 'تغيير',
  changeFor: 'تغيير مكان التوصيل',
  to: (name: string) => `التوصيل إلى ${name}`,
} as const;

export const locateText = {
  locate: 'استخدم مكاني الحالي',
  locating: 'نحدد مكانك…',
  found: (city: string, governorate: string) =>
    `اخترنا ${isolate(city)}، ${isolate(governorate)}. غيّرها إن لم تكن صحيحة.`,
  notAllowed: 'المتصفح لم يسمح لنا بمعرفة مكانك. اختر المحافظة والمدينة بنفسك.',
  notFound: 'تعذر تحديد مكانك. اختر المحافظة والمدينة بنفسك.',
  private: 'نستخدم مكانك على جهازك فقط، ولا نرسله أو نحفظه.',
} as const;
