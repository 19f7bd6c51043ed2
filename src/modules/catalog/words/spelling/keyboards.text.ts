/** The keys of the usual keyboards, row by row, key under key. */
export const LATIN_KEYS = "q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . / `";
export const ARABIC_KEYS = 'ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ ذ';
/** Keys that write two letters, and their Latin letter. */
export const TWO_LETTER_KEYS = 'لا=b لأ=g لإ=t لآ=b';
