import { expect, test } from 'vitest';
import { castCategories } from '../../../demo/cast/categories.ts';
import { makeShop } from '../../../demo/shop.ts';
import { alternatives } from '../../../demo/title.ts';

const SEEDS = [1, 2, 3];
const titles = SEEDS.flatMap(seed => makeShop(seed).products.map(({ title }) => title));

/** As the design's pictures show them: there a Latin name keeps its number beside Arabic ones. */
const exact = new Set(
  castCategories.flatMap(({ families }) =>
    families.flatMap(({ items }) =>
      items.flatMap(([title, , notes]) => (notes?.exact ? alternatives(title) : [])),
    ),
  ),
);

const SIZE = /(?:مقاس|Size) (\d+|[٠-٩]+)(?! الى)/g;
const WARRANTY = /ضمان (?:ال\S+ )?(\S+)/g;

/** What one thing cannot be at once, by words of its title. */
const CONTRADICTIONS: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/(?<!لا)سلكي|أذن سلك/, /بلوتوث|Wireless|شحن Type-C/],
  [/لاسلكي.*USB واحد/, /USB توصيل مباشر/],
  [/قابل للشحن/, /بطاريات هدي|بطارية (?:12|١٢) شهر/],
  [/65%/, /104 Keys/],
  [/12000 DPI/, /3200 DPI/],
  [/لليد اليمين/, /اليسرى/],
  [/بدون حبر/, /وحبر/],
  [/4×6/, /A4/],
  [/عادي يصلح/, /Smart|صوتي|تطبيقات/],
  [/2\.5K|2K/, /Full HD/],
  [/مشط|فرش[ةه] اسنان ناعم|فرش[ةه] أسنان ناعم|عصا مشي|شنط[ةه] جيم/, /سلك|ضمان|للجيم والبيت|تمارين/],
  [/دمبل|كيتل/, /شنط/],
  [/ساد[ةه] Wathba/, /تطريز/],
  [/صوف|كتان|جينز|ستان |فرو|تل |دراي/, /قطن ?(?:مصري|بارد|١٠٠|100)/],
  [/هاند باج/, /عجل|ABS/],
  [/بلاستيك منزلي/, /ملامين/],
  [/حديد زهر/, /PFOA/],
  [/فخار تونس/, /Porcelain/],
  [/حواف ذهبي/, /للميكروويف/],
  [/حريمي|رجالي/, /للجنسين/],
  [/للبشر[ةه] الدهني/, /الحساس/],
  [/للشعر (?:الجاف|الكيرلي|المموج)/, /المصبوغ/],
  [/كبار ١٠٠٠|كبار 1000/, /من [3٣] سنوات/],
  [/خشب طبيعي|بازل خشب|خشب حروف/, /بلاستيك|صوت وإضاء|فوم/],
  [/نصف (?:أ|ا)وتوماتيك|(?:6|٦) برامج/, /(?:15|١٥) برنامج/],
  [/استانلس طقم/, /مجلفن/],
  [/بسمتي/, /مصري/],
  [/محفظ[ةه] موبايل/, /Slim Fit|الشحن اللاسلكي/],
  [/للنجيل|خماسي|للشارع/, /للترتان|والترتان/],
  [/٣٠٠٠٠|30000/, /الطيران/],
];

test('a title says one size and one guarantee at most', () => {
  for (const title of titles) {
    for (const said of [SIZE, WARRANTY])
      expect([...title.matchAll(said)].length, `${title}: ${said}`).toBeLessThanOrEqual(1);
  }
});

test('no title says of its goods what they cannot be at once', () => {
  for (const title of titles)
    for (const [one, other] of CONTRADICTIONS)
      expect(one.test(title) && other.test(title.replace(one, '')), `${title}: ${one} ${other}`).toBe(false);
});

test('a title says nothing twice', () => {
  for (const title of titles) {
    const parts = title.split(/، | - | \| /);
    expect(new Set(parts).size, title).toBe(parts.length);
  }
});

test('a title has digits of one kind', () => {
  for (const title of titles.filter(each => !exact.has(each)))
    expect(/\d/.test(title) && /[٠-٩]/.test(title), title).toBe(false);
});

test('every text of a family that names what it fits is hung behind something', () => {
  for (const { families } of castCategories)
    for (const { tails, items } of families) {
      const written = items.flatMap(([title]) => alternatives(title));
      for (const tail of tails)
        if (typeof tail !== 'string' && tail.of)
          expect(
            written.some(title => tail.of?.test(title)),
            `${tail.says} ${tail.of}`,
          ).toBe(true);
    }
});
