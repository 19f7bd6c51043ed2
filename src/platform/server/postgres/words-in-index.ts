import { sql } from 'kysely';

/**
 * For queries that look for words and stop after so many rows. PostgreSQL guesses that one row in 200 has a word that it
 * does not know. Knowing the limit too, it hopes to meet enough such rows soon and reads the table from its beginning: a
 * million products, for a word that none of them has (63 seconds, measured). It does not look into a subquery beforehand,
 * so this way it always asks the index of words.
 */
export const wordsInIndex = (words: string) => sql`(select ${words}::tsquery)`;

/** See `wordsInIndex`. */
export const limitInIndex = (most: number) => sql`limit (select ${sql.lit(most)})`;
