import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { changePassword } from '#modules/accounts/calls.ts';
import { profileText } from '../../account/text.ts';
import { CallForm } from '../../data/call-form.tsx';
import { updateAccount, useSession } from '../../data/session.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../profile.module.css';
import { Section } from '../section.tsx';
import { OwnerProof } from './owner-proof.tsx';

/** A new password, or the first one. */
export function Password() {
  const [done, setDone] = useState(0);
  const hasPassword = useSession().account?.hasPassword ?? true;
  return (
    <Section title={hasPassword ? profileText.changePassword : profileText.setPassword}>
      <Note tone="quiet">{hasPassword ? profileText.othersSignedOut : profileText.setPasswordAbout}</Note>
      {/* A new form, with empty fields, after each change. */}
      <PasswordForm key={done} onDone={() => setDone(done + 1)} />
    </Section>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useCallForm(changePassword, {
    onDone() {
      showToast(profileText.passwordChanged);
      updateAccount({ hasPassword: true });
      onDone();
    },
  });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <OwnerProof name="currentPassword" />
      <PasswordField
        label={profileText.newPassword}
        name="password"
        autoComplete="new-password"
        hint={profileText.passwordHint}
      />
      <Button type="submit" busy={form.busy ? profileText.saving : undefined}>
        {profileText.savePassword}
      </Button>
    </CallForm>
  );
}
