/** The `ref` of an element that replaces the focused one, so that the keyboard keeps its place. */
export function focusOnSight(element: HTMLElement | null): void {
  element?.focus();
}
