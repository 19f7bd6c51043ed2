/** Words that say nothing about what the shopper wants, normalised. Taken from real Egyptian shop queries. */
export const STOP_WORDS: ReadonlySet<string> = words(`
  في من علي عن مع الي او و يا ثم هذا هذه ذلك اللي ده دي دا بتاع بتاعه بتاعت عايز عاوز عايزه ممكن لو كل اي
  بكام سعر اسعار تمن ثمن اونلاين مصر ال بال لل
`);

/** Words that only seem to begin with an article, normalised. Without it they would match other goods. */
export const WHOLE_WORDS: ReadonlySet<string> = words(`
  الماني المانيا الوان العاب البوم الماس اليكسا الفا الومنيوم الوميتال التراسونيك الترا الكتريك الكتروني
  الكترونيه الكترونيات بالطو بالون بالونه بالونات كالسيوم كالفن كالوري فالنتاين الياف الواح الات
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
