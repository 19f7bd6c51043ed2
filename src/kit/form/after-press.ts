/**
 * Does what moves a page when a field is left, but not under a press: a press counts only where it began and ended on the
 * same thing. If a press took the focus away, it acts as the press ends, before its click is heard; otherwise at once.
 */
export function afterPress(act: () => void): void {
  // The page is `:active` from the press on that a field is left by, and only then.
  if (!document.documentElement.matches(':active')) return act();
  const ends = ['mouseup', 'dragend'] as const;
  const end = () => {
    for (const each of ends) removeEventListener(each, end, { capture: true });
    act();
  };
  for (const each of ends) addEventListener(each, end, { capture: true });
}
