import { readQuery } from './read-query.ts';
import { allOf } from './tiers.ts';

/** The text-search query for words typed in a back-office's list, the last one also as a beginning; `null`: none. */
export function wordsQuery(typed: string): string | null {
  const query = readQuery(typed, { typing: true });
  return query.items.length > 0 && typed.trim().length > 1 ? allOf(query) : null;
}
