import { useSyncExternalStore } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { enterByPasskey } from '#modules/accounts/passkeys.calls.ts';
import { api } from '../data/api.ts';
import { canUsePasskeys, signByPasskey } from '../data/passkey.ts';
import { useAction } from '../data/use-action.ts';
import { signInHere, withDeviceKey } from './device-key.ts';
import { entryText } from './text.ts';

/** Signs in by a passkey alone. Only a browser that can is offered it, and the server, which draws this page too, cannot. */
export function PasskeyButton() {
  const isOffered = useSyncExternalStore(subscribeToNothing, canUsePasskeys, onServer);
  const action = useAction();
  if (!isOffered) return null;
  const enter = () =>
    action.run(async () => {
      const signed = await signByPasskey();
      if (signed) await signInHere(await api(enterByPasskey, withDeviceKey(signed)));
    });
  return (
    <>
      <FormError message={action.message} />
      <Button
        variant="outline"
        icon="shield-check"
        block
        onClick={enter}
        busy={action.busy ? entryText.loggingIn : undefined}
      >
        {entryText.byPasskey}
      </Button>
    </>
  );
}

const subscribeToNothing = () => () => undefined;
const onServer = () => false;
