import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { withdrawIdentityChange } from '#modules/merchants/identity.calls.ts';
import type { OwnIdentity } from '#modules/merchants/identity.ts';
import { IdentityDifference } from '#modules/merchants/ui/identity-difference.tsx';
import { formatDate } from '#platform/dates.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from '../../parts/profile.module.css';
import { identityText } from './identity.text.ts';

interface WaitingChangeProps {
  own: OwnIdentity;
  onChange: (own: OwnIdentity) => void;
}

/** What was sent, and until staff decide, the way to take it back. */
export function WaitingChange({ own: { open, identity }, onChange }: WaitingChangeProps) {
  const action = useAction();
  if (!open?.effectiveFrom) return null;
  const day = formatDate(new Date(open.effectiveFrom));
  const withdraw = () =>
    action.run(async () => {
      onChange(await api(withdrawIdentityChange, {}));
      showToast(identityText.withdrawn);
    });
  return (
    <>
      <Note tone="info">
        {open.state === 'approved' ? identityText.approved(day) : identityText.waiting(day)}
      </Note>
      <IdentityDifference change={open} now={identity} />
      <FormError message={action.message} />
      {open.state === 'waiting' && (
        <Button
          variant="outline"
          className={styles.start}
          onClick={withdraw}
          busy={action.busy ? identityText.withdrawing : undefined}
        >
          {identityText.withdraw}
        </Button>
      )}
    </>
  );
}
