/** The `ref` of what comes in place of what had the focus, and would leave the keyboard nowhere. */
export function focusOnSight(element: HTMLElement | null): void {
  element?.focus();
}
