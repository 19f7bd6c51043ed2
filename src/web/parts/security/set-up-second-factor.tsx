import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { focusOnSight } from '#kit/overlay/focus-on-sight.ts';
import { CODE_LENGTH } from '#modules/accounts/account.ts';
import { beginSecondFactor, confirmSecondFactor } from '#modules/accounts/second-factor.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import profile from '../profile.module.css';
import { OwnerProof } from './owner-proof.tsx';
import styles from './security.module.css';
import { securityText } from './text.ts';

type Begun = CallBody<typeof beginSecondFactor>;

interface SetUpProps {
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The password, then the secret for the app, then its first code. */
export function SetUpSecondFactor({ onDone }: SetUpProps) {
  const [begun, setBegun] = useState<Begun>();
  const form = useCallForm(beginSecondFactor, { onDone: setBegun });
  if (begun) return <ConfirmForm begun={begun} onDone={onDone} />;
  return (
    <CallForm form={form} className={profile.form}>
      <FormError message={form.message} />
      <OwnerProof />
      <Button type="submit" busy={form.busy ? securityText.beginning : undefined}>
        {securityText.begin}
      </Button>
    </CallForm>
  );
}

function ConfirmForm({ begun, onDone }: SetUpProps & { begun: Begun }) {
  const form = useCallForm(confirmSecondFactor, { onDone: ({ recoveryCodes }) => onDone(recoveryCodes) });
  return (
    <CallForm form={form} className={profile.form}>
      <p ref={focusOnSight} tabIndex={-1} className={profile.strong}>
        {securityText.stepScan}
      </p>
      <Qr {...begun.qr} />
      <p className="muted">{securityText.orType}</p>
      <p className={styles.secret}>
        <bdi dir="ltr">{begun.secret.match(/.{4}/g)?.join(' ')}</bdi>
        <CopyButton text={begun.secret} said={securityText.copied}>
          {securityText.copy}
        </CopyButton>
      </p>
      <p className={profile.strong}>{securityText.stepCode}</p>
      <FormError message={form.message} />
      <Field
        label={securityText.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'0'.repeat(CODE_LENGTH)}
        ltr
      />
      <Button type="submit" busy={form.busy ? securityText.confirming : undefined}>
        {securityText.confirm}
      </Button>
    </CallForm>
  );
}

/** Dark on light in every theme, because scanners read nothing else. */
function Qr({ size, path }: Begun['qr']) {
  return (
    <svg role="img" aria-label={securityText.qr} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path} />
    </svg>
  );
}
