import { refuser } from '../../refusal.ts';

const sheetRefusals = {
  unreadable_file: [422, 'لم نستطع قراءة هذا الملف. تأكد أنه CSV أو XLSX غير تالف، ثم ارفعه من جديد.'],
  old_excel_file: [422, 'هذا ملف إكسل قديم أو محمي بكلمة مرور. احفظه بصيغة XLSX بدون كلمة مرور ثم ارفعه.'],
} as const;

export const sheetRefusal = refuser(sheetRefusals);
