import alexandriaArabic from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url';
import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';

/** The two files that the first paint needs (54 KB); Latin loads on demand by unicode-range. */
export const PRELOADED_FONTS: readonly string[] = [readexArabic, alexandriaArabic];
