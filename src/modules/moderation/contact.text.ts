/** Ways to talk or pay past the shop, as people write them. Each is a part of a regular expression. */
export const OUTSIDE_WORDS = [
  'وا?تس(?:\\s?[اأ]?ب)?',
  'whats\\s?app',
  'تل[يى]?جرام',
  'telegram',
  'ماسنجر',
  'messenger',
  '[اإ]نستا\\s?ب[ا]?[يى]',
  'insta\\s?pay',
  'فودافون\\s?كاش',
  'vodafone\\s?cash',
  '(?:اورنج|أورنج|اتصالات|وي)\\s?كاش',
  'حو[ّ]?ل(?:ي|لي|ى)?\\s(?:لي\\s|لى\\s)?(?:على|ع)\\s(?:رقم|محفظ|حساب)\\S*',
  'خارج\\s(?:الموقع|وكالة|المنصة)',
  'بر[هةا]\\s(?:الموقع|وكالة|المنصة)',
] as const;

/** Digits as they are said and written in Egypt. Each is a part of a regular expression. */
export const NUMBER_WORDS = [
  'صفر',
  'زيرو',
  'واحد[هة]?',
  '[اإ]?[تث]ن[يا]?ن',
  '[تث]لا[تث][هةا]?',
  '[اأ]ربع[هةا]?',
  'خمس[هةا]?',
  'ست[هةا]?',
  'سبع[هةا]?',
  '[تث]ما?ن(?:ي[هةا]?)?',
  'تسع[هةا]?',
  'عشر[هةا]?',
  'حداشر',
  '[اإ]?[تط]ناشر',
  'خمس[تط]اشر',
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const;

/** «وواحد». */
export const JOINED_AND = 'و?';

/** «آت», «دوت كوم»: an address as it is said. */
export const SPOKEN_AT = '@|[\\[(]\\s?at\\s?[\\])]|\\sat\\s|\\s?[آا]ت\\s';
export const SPOKEN_DOT = '[\\[(]\\s?dot\\s?[\\])]|\\sdot\\s|\\s?دوت\\s|\\s?نقطة\\s';
export const DOMAIN_WORDS = 'com|net|org|eg|كوم|نت';

/** What stands in a message in the place of what was masked. */
export const MASKED = {
  phone: '[رقم محجوب]',
  link: '[رابط محجوب]',
  payment: '[طريقة محجوبة]',
} as const;

/** Letters that are written with a word: «بفودافون كاش»، «والواتساب». */
export const JOINED_LETTERS = '[بولفك]?(?:ال)?';
