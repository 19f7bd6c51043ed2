import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import { deleteAccount } from '#modules/accounts/calls.ts';
import { forgetCart } from '../../data/account-cart.ts';
import { CallForm } from '../../data/call-form.tsx';
import { signOut } from '../../data/session.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { OwnerProof } from '../../parts/security/owner-proof.tsx';
import { deleteText, profileText } from '../text.ts';

/** Says what is erased and what stays, and asks twice. */
export function DeleteAccount({ account }: { account: RoleData }) {
  return (
    <Section title={profileText.deleteAccount}>
      {account.role === 'user' ? (
        <>
          <Note tone="danger">{deleteText.about}</Note>
          <DeleteForm />
        </>
      ) : (
        <Note tone="info">{deleteText.staff}</Note>
      )}
    </Section>
  );
}

function DeleteForm() {
  const [asking, setAsking] = useState(false);
  const form = useCallForm(deleteAccount, {
    async onDone() {
      await signOut();
      forgetCart();
      // Later than the landing page, which says nothing of it, and so in its place.
      location.assign('/login#deleted');
    },
  });
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Whoever has proved nothing is refused by the call, before anything is asked.
    if ([...new FormData(event.currentTarget).values()].includes('')) form.submit();
    else setAsking(true);
  };
  const confirm = () => {
    setAsking(false);
    form.submit();
  };
  return (
    <CallForm form={form} className={styles.form} onSubmit={ask}>
      <FormError message={form.message} />
      <OwnerProof />
      <Button type="submit" variant="danger" busy={form.busy ? deleteText.deleting : undefined}>
        {deleteText.submit}
      </Button>
      <ConfirmDialog open={asking} onClose={() => setAsking(false)} onConfirm={confirm} />
    </CallForm>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function ConfirmDialog({ open, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={deleteText.confirmTitle}
      text={deleteText.irreversible}
      icon="trash"
    >
      <Button variant="danger" onClick={onConfirm}>
        {deleteText.confirm}
      </Button>
      <Button variant="outline" onClick={onClose}>
        {profileText.cancel}
      </Button>
    </AlertDialog>
  );
}
