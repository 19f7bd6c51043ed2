import { formatCount } from '#platform/digits.ts';
import { isolate, isolateTitle } from '#platform/isolate.ts';

/** Before it is said that goods are on their way back, which nobody can take back: by the buyer, or by who saw it. */
export const handOverText = {
  title: {
    buyer: (id: string) => `سلّمت قطع المرتجع رقم ${isolate(id)}؟`,
    staff: (id: string) => `خرجت قطع المرتجع رقم ${isolate(id)} من عند العميل؟`,
  },
  /** «مكواة بخار (٢)». */
  goods: (title: string, quantity: number) => `${isolateTitle(title)} (${formatCount(quantity)})`,
  and: '، ',
  final: 'أكّد بعد التسليم فقط، فلا يمكن التراجع.',
  notYet: 'لم تُسلَّم بعد',
  confirm: { buyer: 'نعم، سلّمتها', staff: 'نعم، خرجت' },
} as const;
