import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { focusOnSight } from '#kit/overlay/focus-on-sight.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { renewRecoveryCodes, switchSecondFactorOff } from '#modules/accounts/second-factor.calls.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import profile from '../profile.module.css';
import { OwnerProof } from './owner-proof.tsx';
import { SecondCodeField } from './second-code-field.tsx';
import { securityText } from './text.ts';

interface ManageProps {
  required: boolean;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => Promise<void>;
}

/** New recovery codes, or switching it off; each needs password and code. */
export function ManageSecondFactor({ required, onCodes, onOff }: ManageProps) {
  const [asking, setAsking] = useState<'renew' | 'off'>();
  const [left, setLeft] = useState(asking);
  const leave = () => {
    setLeft(asking);
    setAsking(undefined);
  };
  if (asking === 'renew') return <RenewForm onCodes={onCodes} onCancel={leave} />;
  if (asking === 'off') return <OffForm onOff={onOff} onCancel={leave} />;
  const backTo = (button: typeof left) => (left === button ? focusOnSight : undefined);
  return (
    <div className="cluster">
      <Button ref={backTo('renew')} variant="outline" icon="key" onClick={() => setAsking('renew')}>
        {securityText.renew}
      </Button>
      {!required && (
        <Button ref={backTo('off')} variant="outline" onClick={() => setAsking('off')}>
          {securityText.switchOff}
        </Button>
      )}
    </div>
  );
}

function RenewForm({ onCodes, onCancel }: Pick<ManageProps, 'onCodes'> & { onCancel: () => void }) {
  const form = useCallForm(renewRecoveryCodes, { onDone: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  return (
    <CallForm form={form} className={profile.form}>
      <Note tone="quiet">{securityText.renewAbout}</Note>
      <Proof message={form.message} />
      <div className="cluster">
        <Button type="submit" busy={form.busy ? securityText.working : undefined}>
          {securityText.renewSubmit}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {securityText.cancel}
        </Button>
      </div>
    </CallForm>
  );
}

function OffForm({ onOff, onCancel }: Pick<ManageProps, 'onOff'> & { onCancel: () => void }) {
  const form = useCallForm(switchSecondFactorOff, {
    async onDone() {
      await onOff();
      showToast(securityText.switchedOff);
    },
  });
  return (
    <CallForm form={form} className={profile.form}>
      <Proof message={form.message} />
      <div className="cluster">
        <Button type="submit" variant="danger" busy={form.busy ? securityText.working : undefined}>
          {securityText.switchOffSubmit}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {securityText.cancel}
        </Button>
      </div>
    </CallForm>
  );
}

function Proof({ message }: { message: string | undefined }) {
  return (
    <>
      <FormError message={message} />
      <SecondCodeField />
      <OwnerProof />
    </>
  );
}
