import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ContactKind } from '#modules/accounts/contact.ts';
import { proveContact, sendContactCode } from '#modules/accounts/contacts.calls.ts';
import { formatMobile } from '#platform/phone.ts';
import { contactText, verifyText } from '../../account/text.ts';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { updateAccount } from '../../data/session.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import styles from './verify-mobile.module.css';

interface WantedContactProps {
  kind: ContactKind;
  /** As it is stored. */
  value: string;
}

/** Asks for the code that was sent to the mobile or e-mail address that the account wants; it counts from then on. */
export function WantedContact({ kind, value }: WantedContactProps) {
  const form = useCallForm(proveContact, {
    read: fields => ({ ...fields, kind }),
    onDone(account) {
      updateAccount(account);
      showToast(contactText.proved[kind]);
    },
  });
  return (
    <CallForm form={form} className={styles.form}>
      <h3>{contactText.title[kind]}</h3>
      <FormError message={form.message ?? form.errors['mobile'] ?? form.errors['email']} />
      <CodeField
        hint={contactText.sentTo(kind === 'mobile' ? formatMobile(value) : value)}
        sends="whole"
        appears="arrival"
      />
      <Button type="submit" busy={form.busy ? verifyText.confirming : undefined}>
        {contactText.confirm}
      </Button>
      <ResendButton send={() => api(sendContactCode, { kind })} />
    </CallForm>
  );
}
