export const messagesText = {
  title: 'رسائل التطوير',
  about: 'آخر ما أرسله المتجر. تظهر هذه الصفحة على قاعدة البيانات المدمجة وحدها.',
  empty: 'لا رسائل بعد.',
  channels: { sms: 'رسالة قصيرة', email: 'بريد إلكتروني' },
} as const;
