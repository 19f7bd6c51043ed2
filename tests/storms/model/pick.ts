/** One of those that are meant, counted round; where none are, of all: so that the refusal is tried too. */
export function pick<T>(all: readonly T[], which: number, isMeant: (each: T) => boolean): T | undefined {
  const meant = all.filter(isMeant);
  const choice = meant.length > 0 ? meant : all;
  return choice[which % Math.max(1, choice.length)];
}
