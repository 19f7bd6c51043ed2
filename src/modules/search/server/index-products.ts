import { attributeOf } from '#modules/catalog/facets/attribute.ts';
import { attributesOf } from '#modules/catalog/facets/read-attributes.ts';
import { conceptsOf, dictionaryWords, wordsOf } from '#modules/catalog/words/dictionary.ts';
import { soundOf } from '#modules/catalog/words/spelling/sounds.ts';
import { lexemesOf, vectorOf } from '#modules/catalog/words/title-lexemes.ts';
import type { Runner } from '#platform/server/database.ts';
import {
  type FindableRow,
  insertTerms,
  renewTerms,
  selectFindable,
  selectTermsWithoutSound,
  updateSearchTexts,
  updateSounds,
} from './queries.ts';

const AT_ONCE = 1_000;

/** Writes the words that find these products, and learns those that no product had yet. */
export async function indexProducts(run: Runner, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await selectFindable(run, ids.slice(at, at + AT_ONCE));
    const found = rows.map(row => ({
      id: row.id,
      attributes: attributesFor(row),
      lexemes: lexemesOf({
        title: row.title,
        brandNames: row.brand_names.filter(Boolean),
        categoryName: row.category_name,
        merchantName: row.merchant_name,
      }),
    }));
    await updateSearchTexts(
      run,
      found.map(({ id, lexemes, attributes }) => ({ id, text: vectorOf(lexemes), attributes })),
    );
    const words = new Set(found.flatMap(({ lexemes }) => [...lexemes.keys()].flatMap(knownBy)));
    await insertTerms(
      run,
      [...words].map(word => ({ word, sound: soundOf(word) || '-' })),
    );
  }
}

/** What the product is chosen by: what it is like, where it lies, and how buyers rated it. */
function attributesFor(row: FindableRow): string[] {
  const { title, specifications, option_names: optionNames, variants, subcategory_id: subcategory } = row;
  const stars = STARS.filter(least => row.rating !== null && row.rating >= least);
  return [
    ...attributesOf({ title, specifications, optionNames, variants }),
    ...(subcategory === null ? [] : [attributeOf('subcategory', subcategory)]),
    ...stars.map(least => attributeOf('rating', least)),
  ];
}

/** «٤ نجوم فأكثر», «٣ نجوم فأكثر». */
const STARS = [4, 3] as const;

/** The words that may be typed for a lexeme: itself, or all that the lists have for its meaning. */
function knownBy(lexeme: string): string[] {
  return wordsOf(lexeme.startsWith('@') ? conceptsOf(lexeme.slice(1)).flatMap(each => each.terms) : [lexeme]);
}

/** Rebuilds the words for corrections from the catalogue. */
export async function renewSearchTerms(run: Runner): Promise<void> {
  await renewTerms(run, dictionaryWords());
  const words = await selectTermsWithoutSound(run);
  await updateSounds(
    run,
    words.map(word => ({ word, sound: soundOf(word) || '-' })),
  );
}
