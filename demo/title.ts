import { asciiDigits } from '#platform/digits.ts';
import type { SeededRandom } from '#platform/random.ts';
import { type Family, fitting, type Said } from './cast/family.ts';

/** Handmade things, books and second-hand goods carry no factory's name. */
const UNBRANDED =
  /يدوي|شغل|فخار|كتاب|رواية|رِوايَة|ديوان|قصص|مذكرات|مجموعة «|سلسلة|مجلدات|موسوعة|مستعمل|بلدي|طازج/;

/** A right-to-left mark, as titles copied from elsewhere carry. */
const MARK = '\u200f';

export interface TitleParts {
  /** As the cast wrote it, its alternative chosen. */
  written: string;
  family: Family;
  /** Brands that may stand before it. */
  brands: readonly string[];
  model: string;
}

/** The {a|b} of a title, each chosen once; a title without one stands alone. */
export function alternatives(title: string): string[] {
  const [choice, inside] = /\{([^}]*)\}/.exec(title) ?? [];
  if (!choice || !inside) return [title];
  return inside.split('|').map(each => title.replace(choice, each));
}

/** A title as Egyptian shops fill it: a brand before, what recommends it behind, and not always by the dictionary. */
export function fullTitle(random: SeededRandom, { written, family, brands, model }: TitleParts): string {
  const branded = withBrand(random, written, brands);
  const whole = withTails(random, { written: branded, tails: family.tails, model });
  return inOneScript(asTyped(random, whole));
}

/** Digits of one kind: where a Latin name or norm brings its own, the Arabic ones become such too. */
export function inOneScript(title: string): string {
  if (!/\d/.test(title)) return title;
  return asciiDigits(title.replace(/(?<=[٠-٩])٫(?=[٠-٩])/g, '.').replace(/(?<=[٠-٩])٪/g, '%'));
}

function withBrand(random: SeededRandom, written: string, brands: readonly string[]): string {
  if (/^[A-Za-z]/.test(written) || UNBRANDED.test(written)) return written;
  if (brands.length === 0 || hasBrandLike(written) || random.next() > 0.7) return written;
  return `${random.pick(brands)} ${written}`;
}

/** A Latin word with a capital, as brands are written; units and norms such as USB or LED are no brands. */
function hasBrandLike(written: string): boolean {
  return /\b[A-Z][a-z]{2,}/.test(written.replace(/Type-C|Full HD|Python/g, ''));
}

interface Tailed {
  written: string;
  tails: readonly Said[];
  model: string;
}

function withTails(random: SeededRandom, { written, tails, model }: Tailed): string {
  const draw = random.next();
  const count = draw < 0.1 ? 0 : draw < 0.36 ? 1 : draw < 0.74 ? 2 : draw < 0.95 ? 3 : tails.length;
  const chosen = saidOnce(written, random.shuffle(tails)).slice(0, count);
  const between = random.pick(['، ', '، ', ' - ', ' | ']);
  if (random.next() < 0.22) chosen.push(`موديل ${model}`);
  return [written, ...chosen].join(between);
}

/** What a title says once: a second guarantee, size or charge behind the first would contradict it, or only repeat it. */
const SAID_ONCE = [
  /ضمان/,
  /مقاس|Size/,
  /بطاري/,
  /شحن/,
  /شريحت|Dual SIM/,
  /جراب|شنط|علبة/,
  /للأطفال|كبار|من \S+ سنوات|من \S+ سنين/,
  /سليم فيت|Slim Fit|اوفر سايز|Regular Fit/,
  /BPA/,
  /سلفات|Sulfate/,
  /صناع|شغل|منتج مصر|إنتاج مصر/,
  /طبيعي/,
];

/** Of the tails those that fit, each of its own matter. */
function saidOnce(written: string, tails: readonly Said[]): string[] {
  const kept: string[] = [];
  for (const tail of fitting(written, tails)) {
    const before = [written, ...kept];
    const isNew = !before.some(said => said.includes(tail));
    if (isNew && !SAID_ONCE.some(matter => matter.test(tail) && before.some(said => matter.test(said))))
      kept.push(tail);
  }
  return kept;
}

/** Letters and digits as people type them; a few titles carry what no eye sees. */
function asTyped(random: SeededRandom, title: string): string {
  const draw = random.next();
  if (draw < 0.14) return title.replace(/[أإآ]/g, 'ا');
  if (draw < 0.2) return title.replace(/ة(?![ء-ي])/g, 'ه');
  if (draw < 0.25) return title.replace(/ي(?![ء-ي])/g, 'ى');
  if (draw < 0.26) return title.replace(/ج(?=[دم])/, 'جـ');
  if (draw < 0.27) return `${MARK}${title}`;
  return title;
}
