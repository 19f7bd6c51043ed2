import { readFileSync } from 'node:fs';
import { plural } from '#platform/plural.ts';
import type { Section } from '../shop-types.ts';

const OWN = 'Wekala demo';
const LATIN = /[A-Za-z]/;

/** Who made the demo's pictures and by which licence they are shown, by the manifest of photos/. */
export function picturesBy(): Section[] {
  const [, ...rows] = readFileSync(new URL('../pictures/photos/MANIFEST.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('\t'));
  const makers = Map.groupBy(rows, ([, , author = '', licence = '']) => `${author} · ${licence}`);
  const others = [...makers].filter(([maker]) => !maker.startsWith(OWN));
  const own = rows.length - others.reduce((sum, [, { length }]) => sum + length, 0);
  return [
    {
      heading: 'صور رُسمت لهذا المتجر',
      paragraphs: [`${pictures(own)} من صور المنتجات رسمناها نحن بالحاسب لهذا المتجر النموذجي، برخصة MIT.`],
    },
    {
      heading: 'صور من عمل غيرنا',
      paragraphs: [
        'قصصنا بعضها مربعًا وضغطناها، ولم نغير فيها غير ذلك. لكل مجموعة صاحبها ورخصتها وعدد صورها:',
        ...others
          .toSorted(([, a], [, b]) => b.length - a.length)
          .map(([maker, { length }]) => `${pictures(length)}: ${isolated(maker)}`),
      ],
    },
    {
      heading: 'نصوص الرخص',
      paragraphs: [
        'رخصة CC BY 4.0 في creativecommons.org/licenses/by/4.0، ورخصة CC0 في creativecommons.org/publicdomain/zero/1.0.',
        'مصدر كل صورة بعينها في ملف MANIFEST.tsv بجوار الصور في مستودع المشروع.',
      ],
    },
  ];
}

const pictures = (count: number) =>
  plural(count, {
    zero: 'لا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '{n} صور',
    many: '{n} صورة',
    other: '{n} صورة',
  });

/** Latin names keep their order among Arabic words (Unicode's isolates). */
const isolated = (text: string) => (LATIN.test(text) ? `\u2066${text}\u2069` : text);
