import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { Refusal } from '#platform/refusal.ts';
import { useAction } from '../data/use-action.ts';
import { isOvertaken } from './overtaken.ts';

/**
 * A step that is taken with what the page shows: it is done, said, and the page fetched again. If another device, another
 * person or time was faster, the sentence stands over the page as it is now; other refusals stay beside the step.
 */
export function useStep(onChanged: () => unknown) {
  const { busy, message, run } = useAction();
  const take = (step: () => Promise<unknown>, said: string) =>
    run(async () => {
      const overtaken = await step().then(() => undefined, overtakenOf);
      await onChanged();
      if (overtaken) showFailure(overtaken.message);
      else showToast(said);
    });
  return { busy, message, take };
}

/** The same for a form of a call, whose own sentence would go with it; what is wrong with a field stays beside it. */
export const shownAnew = (onChanged: () => unknown) => (refusal: Refusal) => {
  if (!isOvertaken(refusal) || refusal.details.fields) return;
  showFailure(refusal.message);
  void onChanged();
};

function overtakenOf(error: unknown): Refusal {
  if (error instanceof Refusal && isOvertaken(error)) return error;
  throw error;
}
