/** Said before a size, normalised. */
export const SIZE_WORDS: ReadonlySet<string> = new Set(['مقاس', 'مقاسات', 'size']);
