import type { FactName } from '../disclosure.ts';

interface FactField {
  label: string;
  hint?: string;
  /** Of its column in a file: the title that is written, then others that are read. */
  titles: readonly [string, ...string[]];
}

/** How merchants are asked for what the law wants buyers to know. */
export const factFields: Readonly<Record<FactName, FactField>> = {
  origin: {
    label: 'بلد المنشأ',
    hint: 'مثل: مصر',
    titles: ['بلد المنشأ', 'country of origin', 'origin', 'made in', 'بلد الصنع'],
  },
  maker: {
    label: 'الصانع أو المستورد',
    titles: ['الصانع أو المستورد', 'manufacturer', 'maker', 'importer', 'المصنع', 'المستورد'],
  },
  warrantyMonths: {
    label: 'الضمان بالشهور',
    hint: 'السلع المعمرة ضمانها سنتان على الأقل. اتركه فارغًا إن لم يكن لها ضمان',
    titles: ['الضمان بالشهور', 'warranty', 'warranty months', 'الضمان'],
  },
  hazards: {
    label: 'تحذيرات الاستخدام',
    hint: 'مثل: يحفظ بعيدًا عن متناول الأطفال',
    titles: ['تحذيرات', 'hazards', 'warnings', 'مخاطر'],
  },
};
