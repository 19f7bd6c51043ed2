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

/** Words that shoppers in Egypt use for the same goods, also in Latin letters and as often misspelled, normalised. */
export const SAME_GOODS: readonly (readonly string[])[] = `
  ثلاجه تلاجه fridge refrigerator
  موبايل موبيل هاتف تليفون تلفون mobile phone
  لابتوب لاب laptop labtop
  تابلت tablet
  تلفزيون تليفزيون tv
  سماعه هيدفون هدفون هيدفونز ايربودز headphone headphones earphones earbuds
  شاحن charger
  كيبورد keyboard
  ماوس mouse
  كاميرا camera
  طابعه برنتر printer
  مكنسه vacuum
  خلاط blender
  مروحه fan
  كنبه صوفا sofa
  شنطه حقيبه bag
  حذاء جزمه shoes
  كوتشي سنيكرز sneakers
  تيشرت تيشيرت tshirt
  جاكيت جاكت jacket
  بنطلون بنطال
  فستان dress
  نظاره نضاره glasses sunglasses
  عطر برفان بارفان بيرفيوم perfume
  مكياج ميكب ميكاب makeup
`
  .trim()
  .split('\n')
  .map(line => line.trim().split(' '));

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
