import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { FormErrors } from '#kit/form/form-errors.ts';
import { isRefusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { canUsePasskeys, makePasskey } from '../../data/passkey.ts';
import type { Fields } from '../../data/use-call-form.ts';
import profile from '../profile.module.css';
import { OwnerProof } from './owner-proof.tsx';
import { passkeyText, securityText } from './text.ts';

/** Who owns the account is proved first; then the device asks for a finger, a face or its number. */
export function AddPasskey({ onAdded }: { onAdded: () => Promise<void> }) {
  const [isAdding, setAdding] = useState(false);
  if (!canUsePasskeys()) return <Note tone="info">{passkeyText.impossible}</Note>;
  if (!isAdding)
    return (
      <div className="cluster">
        <Button variant="outline" icon="plus" onClick={() => setAdding(true)}>
          {passkeyText.add}
        </Button>
      </div>
    );
  const added = async () => {
    setAdding(false);
    await onAdded();
  };
  return <AddForm onAdded={added} onCancel={() => setAdding(false)} />;
}

function AddForm({ onAdded, onCancel }: { onAdded: () => Promise<void>; onCancel: () => void }) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Fields>({});
  const [message, setMessage] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setErrors({});
    setMessage(undefined);
    try {
      if (await makePasskey(proofIn(data))) return await onAdded();
      setMessage(passkeyText.turnedAway);
    } catch (error) {
      const { message: sentence, details } = isRefusal(error) ? error : generalRefusal('unexpected');
      setErrors(details.fields ?? {});
      setMessage(details.fields ? undefined : sentence);
    }
    setBusy(false);
  }
  return (
    <form onSubmit={submit} noValidate className={profile.form}>
      <FormError message={message} />
      <FormErrors value={errors}>
        <OwnerProof />
      </FormErrors>
      <div className="cluster">
        <Button type="submit" busy={busy ? securityText.working : undefined}>
          {passkeyText.go}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {securityText.cancel}
        </Button>
      </div>
    </form>
  );
}

function proofIn(data: FormData): { password?: string; ownerCode?: string } {
  const [password, ownerCode] = [data.get('password'), data.get('ownerCode')];
  return {
    ...(typeof password === 'string' && { password }),
    ...(typeof ownerCode === 'string' && { ownerCode }),
  };
}
