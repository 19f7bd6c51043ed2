import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { Refusal } from '#platform/refusal.ts';
import { useAction } from '../../data/use-action.ts';
import { isOvertaken } from '../../parts/overtaken.ts';

/**
 * A step that a buyer takes with what the page shows: it is done, said, and the page fetched again. If another device,
 * the shop or time was faster, the sentence stands over the page as it is now; other refusals stay beside the step.
 */
export function useBuyerStep(onChanged: () => Promise<void>) {
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

function overtakenOf(error: unknown): Refusal {
  if (error instanceof Refusal && isOvertaken(error)) return error;
  throw error;
}
