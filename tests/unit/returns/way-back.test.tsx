import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownReturn } from '#modules/returns/case-view.ts';
import type { ReturnState } from '#modules/returns/return.ts';
import { WayBack } from '#modules/returns/ui/way-back.tsx';

const shown = (state: ReturnState) =>
  renderToStaticMarkup(
    <WayBack
      it={
        {
          state,
          way: 'drop_off',
          pickup: null,
          fetchFrom: null,
          merchantName: 'متجر النيل',
          returnTo: { address: '٢٧ شارع عبد الخالق ثروت', phone: '0223456701' },
        } as unknown as ShownReturn
      }
      reader="buyer"
    />,
  );

test('where to bring goods is said until they are there', () => {
  expect(shown('awaiting_pickup')).toContain('سلّمه إلى');
  for (const state of ['inspected', 'resolved'] as const) expect(shown(state)).not.toContain('سلّمه إلى');
});
