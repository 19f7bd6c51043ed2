import { Button } from '#kit/button.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { showWatch, type WatchKind, watchProduct } from '#modules/catalog/watches.calls.ts';
import { watchText } from '#modules/catalog/watches.text.ts';
import { api } from '../../data/api.ts';
import { isSignedIn, useRole } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { openLoginModal } from '../../shell/login-modal.tsx';

export interface WatchProps {
  productId: number;
  kind: WatchKind;
  /** Solid where it is what the page is for: goods that have run out. */
  look?: { variant: 'primary' | 'text'; size?: 'large' };
}

const QUIET = { variant: 'text' } as const;

/** Asks to be told when the product is back or cheaper. A guest is asked to sign in; staff buy nothing. */
export function WatchButton({ look = QUIET, ...watch }: WatchProps) {
  const role = useRole();
  if (role === 'user') return <OwnWatch {...watch} look={look} />;
  if (role !== null) return null;
  return (
    <Button {...look} icon="bell" onClick={() => void (isSignedIn() || askToSignIn(watch))}>
      {watchText[watch.kind]}
    </Button>
  );
}

const askToSignIn = ({ productId, kind }: WatchProps) =>
  openLoginModal({ kind: 'watch', productId, watch: kind });

function OwnWatch({ productId, kind, look }: WatchProps) {
  const answer = useCall(showWatch, { productId });
  const action = useAction();
  const isOn = answer.state === 'ready' && answer.body[kind];
  const said = watchText[`${kind}On`];
  const toggle = async () => {
    const refusal = await action.run(() => api(watchProduct, { productId, kind, wanted: !isOn }));
    if (refusal) return showFailure(refusal.message);
    await answer.reload();
    if (!isOn) showToast(said);
  };
  return (
    <Button
      {...look}
      icon="bell"
      aria-pressed={isOn}
      busy={action.busy ? watchText[kind] : undefined}
      onClick={toggle}
    >
      {isOn ? `${said} · ${watchText.stop}` : watchText[kind]}
    </Button>
  );
}
