import { refuser } from '#platform/refusal.ts';

export const settingsRefusals = {
  page_not_found: [404, 'هذه الصفحة لم تُكتب بعد.'],
  settings_wrong: [400, 'راجع القيم المكتوبة.'],
  confirmation_needed: [403, 'أكّد أولًا أنك صاحب الحساب لتكمل هذا التغيير.'],
  changed_meanwhile: [409, 'حفظ زميل لك تغييرًا هنا منذ فتحت الصفحة. لم نحفظ شيئًا بعد: راجع ما حفظه ثم احفظ.'],
} as const;

export const settingsRefusal = refuser(settingsRefusals);
