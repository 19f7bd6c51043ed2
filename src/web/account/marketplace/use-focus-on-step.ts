import { type RefObject, useEffect, useRef } from 'react';
import type { Fields } from '../../data/use-call-form.ts';
import type { StepName } from './step.ts';

/**
 * After a change of the step the form comes into sight, with the focus on its heading; after a refusal the first wrong
 * field, or the head of the papers that lack, has the focus, in whichever step it is.
 */
export function useFocusOnStep(form: RefObject<HTMLElement | null>, step: StepName, refused: Fields): void {
  const before = useRef({ step, refused });
  useEffect(() => {
    const isNewStep = before.current.step !== step;
    if (!isNewStep && before.current.refused === refused) return;
    before.current = { step, refused };
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-lacking]');
    const heading = isNewStep ? form.current?.querySelector('h2') : null;
    if (wrong) wrong.focus();
    else if (heading) {
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
    }
  }, [form, step, refused]);
}
