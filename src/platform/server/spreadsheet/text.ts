import { refuser } from '../../refusal.ts';

const sheetRefusals = {
  unreadable_file: [422, 'لم نستطع قراءة هذا الملف. تأكد أنه CSV أو XLSX غير تالف، ثم ارفعه من جديد.'],
  old_excel_file: [422, 'هذا ملف إكسل قديم أو محمي بكلمة مرور. احفظه بصيغة XLSX بدون كلمة مرور ثم ارفعه.'],
  too_many_rows: [422, 'في الملف صفوف أكثر من المسموح. قسّمه إلى ملفين أو أكثر.'],
  file_too_heavy: [422, 'هذا الملف أثقل من أن يُقرأ. احذف منه الصور والأوراق الزائدة أو احفظه بصيغة CSV.'],
  reading_another_file: [429, 'نقرأ ملفات أخرى لك الآن. انتظر حتى تنتهي ثم ارفع هذا الملف.'],
  too_many_files: [503, 'تصلنا ملفات كثيرة في هذه اللحظة. ارفع ملفك من جديد بعد دقيقة.'],
} as const;

export const sheetRefusal = refuser(sheetRefusals);
