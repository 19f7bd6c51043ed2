import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseSteps } from '#modules/returns/ui/case-facts.tsx';

const step = (event: string, reason = '') => ({
  event,
  reason,
  to: '',
  role: '',
  at: '2026-11-29T12:00:00.000Z',
});

test('who decides about an objection reads the buyer’s words, beside each refusal that they answer', () => {
  const shown = renderToStaticMarkup(
    <CaseSteps
      kind="return"
      steps={[
        step('requested'),
        step('rejected', 'القطعة تعمل'),
        step('appealed', 'لا تعمل مع أي هاتف'),
        step('rejected', 'ثبت أنها تعمل'),
      ]}
    />,
  );
  expect(shown).toContain('>لا تعمل مع أي هاتف</bdi>');
  expect(shown).toContain('>القطعة تعمل</bdi>');
  expect(shown, 'it stands below the steps').not.toContain('ثبت أنها تعمل');
});
