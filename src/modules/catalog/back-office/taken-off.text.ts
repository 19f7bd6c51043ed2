import { withFullStop } from '#platform/full-stop.ts';
import { isolateTitle } from '#platform/isolate.ts';

export const takenOffFields = { reason: 'اكتب سببًا من ٣ حروف إلى ٣٠٠' } as const;

/** To the merchant whose product staff took off after a report. */
export const takenOffMessage = ({ title, reason }: { title: string; reason: string }) => ({
  title: 'أوقفت وكالة عرض منتج لك',
  body: `لا يظهر ${isolateTitle(title)} في المتجر بعد بلاغ راجعناه.\nالسبب: ${withFullStop(reason)}\nصحّح المنتج ثم انشره من جديد، ويظهر بعد أن نراجعه.`,
});
