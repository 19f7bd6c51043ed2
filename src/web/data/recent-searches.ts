const KEY = 'searches';
const MOST = 6;

/** What was searched for in this browser, the newest first; empty where nothing can be stored. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps the words of a search in this browser and nowhere else. */
export function rememberSearch(words: string): void {
  const others = recentSearches().filter(each => each !== words);
  store([words, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}
