import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listPasskeys, removePasskey } from '#modules/accounts/passkeys.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { devicesText } from '../../account/text.ts';
import { Answered } from '../../data/answered.tsx';
import { CallForm } from '../../data/call-form.tsx';
import { updateAccount } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import profile from '../profile.module.css';
import { Section } from '../section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { OwnerProof } from './owner-proof.tsx';
import { passkeyText, securityText } from './text.ts';

type Passkey = CallBody<typeof listPasskeys>['passkeys'][number];

/** The account's passkeys: a finger, a face or the telephone's own number instead of a password or a code. */
export function Passkeys({ onChange }: { onChange: () => Promise<void> }) {
  const passkeys = useCall(listPasskeys, {});
  const changed = async (said: string) => {
    showToast(said);
    await Promise.all([passkeys.reload(), onChange()]);
  };
  const added = () => {
    updateAccount({ lacksSecondFactor: false, secondFactorDue: null });
    return changed(passkeyText.added);
  };
  return (
    <Section title={passkeyText.title}>
      <p className="muted">{passkeyText.about}</p>
      <Answered answer={passkeys}>
        {body => (
          <>
            {body.passkeys.length > 0 && (
              <ul className={profile.rows}>
                {body.passkeys.map(passkey => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRemoved={() => changed(passkeyText.removed)}
                  />
                ))}
              </ul>
            )}
            <AddPasskey onAdded={added} />
          </>
        )}
      </Answered>
    </Section>
  );
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => Promise<void> }) {
  const [isRemoving, setRemoving] = useState(false);
  const { browser, system, createdAt, usedAt } = passkey;
  const name = browser && system ? devicesText.named(browser, system) : devicesText.unknown;
  return (
    <li className={profile.row}>
      <Icon name="key" size={24} />
      <div className={profile.grow}>
        <p className={profile.strong}>{name}</p>
        <p className="muted">{passkeyText.made(formatDate(new Date(createdAt)))}</p>
        <p className="muted">
          {usedAt ? passkeyText.used(formatDate(new Date(usedAt))) : passkeyText.unused}
        </p>
        {isRemoving && (
          <RemoveForm passkeyId={passkey.id} onRemoved={onRemoved} onCancel={() => setRemoving(false)} />
        )}
      </div>
      {!isRemoving && (
        <Button
          variant="outline"
          size="small"
          aria-label={passkeyText.removeOf(name)}
          onClick={() => setRemoving(true)}
        >
          {passkeyText.remove}
        </Button>
      )}
    </li>
  );
}

interface RemoveFormProps {
  passkeyId: number;
  onRemoved: () => Promise<void>;
  onCancel: () => void;
}

function RemoveForm({ passkeyId, onRemoved, onCancel }: RemoveFormProps) {
  const form = useCallForm(removePasskey, {
    read: fields => ({ ...fields, passkeyId }),
    onDone: onRemoved,
  });
  return (
    <CallForm form={form} className={profile.form}>
      <Note tone="warn">{passkeyText.removeAbout}</Note>
      <FormError message={form.message} />
      <OwnerProof />
      <div className="cluster">
        <Button type="submit" variant="danger" busy={form.busy ? securityText.working : undefined}>
          {passkeyText.remove}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {securityText.cancel}
        </Button>
      </div>
    </CallForm>
  );
}
