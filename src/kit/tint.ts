const TINTS = 6;

/** The colour behind a cut-out picture; a product keeps its own (DESIGN §8). For a custom property of the style. */
export function tintOf(id: number): string {
  return `var(--tint-${numberOf(id)})`;
}

/** The same, deeper, for the arches of categories. */
export function strongTintOf(id: number): string {
  return `var(--tint-${numberOf(id)}-strong)`;
}

function numberOf(id: number): number {
  return (Math.abs(Math.trunc(id)) % TINTS) + 1;
}
