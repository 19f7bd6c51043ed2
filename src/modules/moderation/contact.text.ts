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

/** Letters that are written with a word: «بفودافون كاش»، «والواتساب». */
export const JOINED_LETTERS = '[بولفك]?(?:ال)?';
