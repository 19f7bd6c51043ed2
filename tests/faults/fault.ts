/** One spot of the source and what stands there instead. `find` must be there exactly once. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A mistake that somebody could make, and the test files that must see it. */
export interface Fault {
  name: string;
  edits: readonly Edit[];
  tests: readonly string[];
}

/** The text with the edit in it; throws when it does not apply any more, or to more than one spot. */
export function edited(text: string, { file, find, replace }: Edit): string {
  const spots = text.split(find).length - 1;
  if (spots !== 1) throw new Error(`${file}: "${find}" stands there ${spots} times, not once`);
  return text.replace(find, () => replace);
}
