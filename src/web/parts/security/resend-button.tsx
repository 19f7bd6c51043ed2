import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import type { Refusal } from '#platform/refusal.ts';
import { forgotText, resendAfter } from '../../account/text.ts';
import { useAction } from '../../data/use-action.ts';
import { useCountdown } from './use-countdown.ts';

/** The server's own pause between two codes (accounts/server/limits.ts). */
export const PAUSE_SECONDS = 60;

interface ResendButtonProps {
  send: () => Promise<unknown>;
  /** Seconds to wait at first, because a code has just been sent. */
  wait?: number;
}

/** Sends another code after the pause, and shows how long the pause lasts. */
export function ResendButton({ send, wait = PAUSE_SECONDS }: ResendButtonProps) {
  const { left, start } = useCountdown(wait);
  const action = useAction();
  async function resend() {
    const refusal = await action.run(send);
    start(refusal ? secondsToWait(refusal) : PAUSE_SECONDS);
  }
  return (
    <>
      <Button
        variant="text"
        block
        disabled={left > 0}
        busy={action.busy ? forgotText.sending : undefined}
        onClick={resend}
      >
        {left > PAUSE_SECONDS ? forgotText.resend : resendAfter(left)}
      </Button>
      <FormError message={action.message} />
    </>
  );
}

/** Seconds after which the server would send again; 0 if that was not the reason. */
export function secondsToWait({ details }: Refusal): number {
  return typeof details.retryAfter === 'number' ? details.retryAfter : 0;
}
