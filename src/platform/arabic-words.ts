/** Words that only seem to begin with an article, normalised. Without it they would match other goods. */
export const WHOLE_WORDS: ReadonlySet<string> = words(`
  الماني المانيا الوان العاب البوم الماس اليكسا الفا الومنيوم الوميتال التراسونيك الترا الكتريك الكتروني
  الكترونيه الكترونيات بالطو بالون بالونه بالونات كالسيوم كالفن كالوري فالنتاين الياف الواح الات
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
