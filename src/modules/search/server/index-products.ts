import { searchText } from '#modules/catalog/words.ts';
import type { Runner } from '#platform/server/database.ts';
import { renewTerms, selectFindable, updateSearchTexts } from './queries.ts';

const AT_ONCE = 1_000;

/** Writes the words that find these products. */
export async function indexProducts(run: Runner, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await selectFindable(run, ids.slice(at, at + AT_ONCE));
    await updateSearchTexts(
      run,
      rows.map(row => ({
        id: row.id,
        text: searchText({
          title: row.title,
          brandNames: row.brand_names.filter(Boolean),
          categoryName: row.category_name,
          merchantName: row.merchant_name,
        }),
      })),
    );
  }
}

/** Rebuilds the words for corrections from the catalogue. */
export async function renewSearchTerms(run: Runner): Promise<void> {
  await renewTerms(run);
}
