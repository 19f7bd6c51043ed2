import { normalise } from '#platform/arabic.ts';
import { formatCount } from '#platform/digits.ts';

/** Words of a search, which are folded when it is read, as they were typed. */
const listed = (words: readonly string[], typed: string) =>
  words
    .map(word => typed.split(/\s+/).find(each => normalise(each) === word) ?? word)
    .map(word => `«\u2068${word}\u2069»`)
    .join('، ');
const pounds = (price: number) => `${formatCount(price)} جنيه`;

/** Of results without any word of the search nobody can say what they lack. */
const isWhole = (words: readonly string[], typed: string) => countWords(words.join(' ')) >= countWords(typed);
const countWords = (text: string) => text.trim().split(/\s+/).length;

/** How the words of a search were read. */
export const readingText = {
  leadsTo: 'افتح صفحة هذا البحث',
  didYouMean: 'هل تقصد',
  theseAreIts: '؟ هذه نتائجها.',
  without: (words: readonly string[], typed: string) =>
    isWhole(words, typed)
      ? 'لم نجد ما بحثت عنه، هذه منتجات قريبة منه.'
      : `لم نجد كل الكلمات، هذه نتائج بدون ${listed(words, typed)}.`,
  besides: (words: readonly string[], typed: string) =>
    isWhole(words, typed)
      ? 'في الأول ما بحثت عنه، وبعده منتجات قريبة منه.'
      : `في الأول ما يضم كل كلماتك، وبعده نتائج قريبة بدون ${listed(words, typed)}.`,
  cheapest: 'مرتبة من الأقل سعرًا.',
  dearest: 'مرتبة من الأعلى سعرًا.',
  from: (price: number) => `بسعر ${pounds(price)} أو أكثر.`,
  upTo: (price: number) => `بسعر ${pounds(price)} أو أقل.`,
  size: (size: string) => `كل النتائج متاحة بمقاس ${size}.`,
  asTyped: 'ابحث عن',
  asTypedEnd: 'كما كتبتها',
} as const;
