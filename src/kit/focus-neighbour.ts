/**
 * After the item at this place was removed from a list, the button that removes its neighbour has the focus, or the one
 * that adds an item if none is left; otherwise a person at a keyboard would start again at the top of the page.
 */
export function focusNeighbour(list: HTMLElement | null, at: number): void {
  requestAnimationFrame(() => {
    const removers = list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (removers[Math.min(at, removers.length - 1)] ?? list?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
}
