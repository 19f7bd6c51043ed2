import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownReturn } from '#modules/returns/case-view.ts';
import { InspectForm } from '#web/back-office/returns/inspect-form.tsx';

/** What the fields of a return's inspection hold before anybody has looked at it. */
function filledIn(payer: ShownReturn['payer']): string[] {
  const it = { id: 1, payer, lines: [{ lineId: 7, title: 'كوب', received: 2 }] } as unknown as ShownReturn;
  const html = renderToStaticMarkup(<InspectForm it={it} busy={false} onTake={async () => undefined} />);
  return [...html.matchAll(/<input[^>]*value="([^"]*)"/g)].map(([, value]) => value ?? '');
}

test('of what is said to be faulty nothing is judged sellable before somebody has looked', () => {
  expect(filledIn('merchant').filter(value => value !== '')).toEqual([]);
  expect(filledIn('buyer')).toContain('2');
});
