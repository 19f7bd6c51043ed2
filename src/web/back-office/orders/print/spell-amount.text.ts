/** The words of تفقيط. Masculine forms: the pound and the piastre are masculine, so 3 to 10 take the feminine form. */

/** 0 is spoken only on its own. 3 to 10 have the form that counts a masculine noun. */
export const UNITS = [
  'صفر',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
] as const;

/** 11 to 19 before a masculine noun. */
export const TEENS = [
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
] as const;

/** 20 to 90. */
export const TENS = ['عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'] as const;

/** 100 to 900. */
export const HUNDREDS = [
  'مائة',
  'مائتان',
  'ثلاثمائة',
  'أربعمائة',
  'خمسمائة',
  'ستمائة',
  'سبعمائة',
  'ثمانمائة',
  'تسعمائة',
] as const;

/** 200 directly before the noun, where its nun is dropped. */
export const TWO_HUNDRED_OF = 'مائتا';

export interface CountedNoun {
  one: string;
  two: string;
  /** After 2000 and 2000000: the nun of a dual that is counted with. */
  twoOf?: string;
  /** 3 to 10. */
  few: string;
  /** 11 to 99: the accusative. */
  many: string;
  /** After hundreds: the genitive. */
  hundreds: string;
}

/** The largest first; each counts the next three digits. */
export const SCALES: readonly (CountedNoun & { size: number })[] = [
  {
    size: 1e9,
    one: 'مليار',
    two: 'ملياران',
    twoOf: 'مليارا',
    few: 'مليارات',
    many: 'مليارًا',
    hundreds: 'مليار',
  },
  {
    size: 1e6,
    one: 'مليون',
    two: 'مليونان',
    twoOf: 'مليونا',
    few: 'ملايين',
    many: 'مليونًا',
    hundreds: 'مليون',
  },
  { size: 1e3, one: 'ألف', two: 'ألفان', twoOf: 'ألفا', few: 'آلاف', many: 'ألفًا', hundreds: 'ألف' },
];

export const POUND: CountedNoun = {
  one: 'جنيه واحد',
  two: 'جنيهان',
  few: 'جنيهات',
  many: 'جنيهًا',
  hundreds: 'جنيه',
};

export const PIASTRE: CountedNoun = {
  one: 'قرش واحد',
  two: 'قرشان',
  few: 'قروش',
  many: 'قرشًا',
  hundreds: 'قرش',
};

export const AND = ' و';
export const NO_POUNDS = 'صفر جنيه';
/** The frame that cheques and receipts use, so nothing can be added. */
export const framed = (amount: string): string => `فقط ${amount} لا غير`;
