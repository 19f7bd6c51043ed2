import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownReturn } from '#modules/returns/case-view.ts';
import type { ReturnState } from '#modules/returns/return.ts';
import { WayBack } from '#modules/returns/ui/way-back.tsx';

const shown = (state: ReturnState, way: Partial<ShownReturn> = {}) =>
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
          ...way,
        } as unknown as ShownReturn
      }
      reader="buyer"
    />,
  );

test('where to bring goods is said until they are there', () => {
  expect(shown('awaiting_pickup')).toContain('سلّمه إلى');
  for (const state of ['inspected', 'resolved'] as const) expect(shown(state)).not.toContain('سلّمه إلى');
});

test('goods that are there wait for no courier, whatever was heard of it last', () => {
  const fetched = (state: ReturnState, pickup: ShownReturn['pickup']) =>
    shown(state, { way: 'pickup', pickup });
  const booked = { courier: 'bosta', state: 'booked', trackingNumber: null } as const;
  expect(fetched('awaiting_pickup', null)).toContain('نحجز المندوب الآن');
  expect(fetched('awaiting_pickup', booked)).toContain('تم حجز المندوب');
  for (const state of ['received', 'inspected', 'resolved'] as const) {
    expect(fetched(state, null)).not.toContain('نحجز المندوب الآن');
    expect(fetched(state, booked)).toContain('وصل إلى المتجر');
    expect(fetched(state, { ...booked, state: 'damaged' })).toContain('تلف في الطريق');
  }
});
