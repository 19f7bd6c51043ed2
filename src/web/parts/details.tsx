import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import { updateProfile } from '#modules/accounts/calls.ts';
import { CONTACT_KINDS, type ContactKind } from '#modules/accounts/contact.ts';
import { normaliseEmail } from '#platform/email.ts';
import { formatMobile, normaliseMobile } from '#platform/phone.ts';
import { profileText, verifyText } from '../account/text.ts';
import { CallForm } from '../data/call-form.tsx';
import { updateAccount } from '../data/session.ts';
import { useCallForm } from '../data/use-call-form.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';
import { OwnerProof } from './security/owner-proof.tsx';
import { AskForMobileCode } from './security/verify-mobile.tsx';
import { WantedContact } from './security/wanted-contact.tsx';

/** Name, mobile and e-mail; a mobile that is not verified can be verified here. */
export function Details({ account }: { account: RoleData }) {
  return (
    <Section title={profileText.details}>
      {!account.mobileVerified && (
        <>
          <Note tone="warn">{verifyText.needed}</Note>
          <AskForMobileCode key={account.mobile} mobile={account.mobile} />
          <hr className={styles.rule} />
        </>
      )}
      {CONTACT_KINDS.map(kind => (
        <Wanted key={kind} kind={kind} value={account[WANTED[kind]]} />
      ))}
      <DetailsForm key={`${account.mobile} ${account.email}`} account={account} />
    </Section>
  );
}

const WANTED = { email: 'wantedEmail', mobile: 'wantedMobile' } as const;

function Wanted({ kind, value }: { kind: ContactKind; value: string }) {
  if (value === '') return null;
  return (
    <>
      <WantedContact key={value} kind={kind} value={value} />
      <hr className={styles.rule} />
    </>
  );
}

function DetailsForm({ account }: { account: RoleData }) {
  const [typed, setTyped] = useState({ mobile: formatMobile(account.mobile), email: account.email });
  const moves =
    normaliseMobile(typed.mobile) !== account.mobile || normaliseEmail(typed.email) !== account.email;
  const form = useCallForm(updateProfile, {
    onDone(changed) {
      updateAccount(changed);
      setTyped({ mobile: formatMobile(changed.mobile), email: changed.email });
      showToast(profileText.saved);
    },
  });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <Field label={profileText.name} name="name" autoComplete="name" defaultValue={account.name} />
      <ContactFields typed={typed} verified={account.mobileVerified} onType={setTyped} />
      {moves && <OwnerProof hint={profileText.confirmByOwner} />}
      <Button type="submit" busy={form.busy ? profileText.saving : undefined}>
        {profileText.save}
      </Button>
    </CallForm>
  );
}

interface Contact {
  mobile: string;
  email: string;
}

interface ContactFieldsProps {
  typed: Contact;
  verified: boolean;
  onType: (typed: Contact) => void;
}

function ContactFields({ typed, verified, onType }: ContactFieldsProps) {
  return (
    <>
      <Field
        label={<MobileLabel verified={verified} />}
        name="mobile"
        type="tel"
        autoComplete="tel"
        ltr
        value={typed.mobile}
        onChange={event => onType({ ...typed, mobile: event.target.value })}
      />
      <Field
        label={profileText.email}
        optional
        name="email"
        type="email"
        autoComplete="email"
        ltr
        value={typed.email}
        onChange={event => onType({ ...typed, email: event.target.value })}
      />
    </>
  );
}

function MobileLabel({ verified }: { verified: boolean }) {
  return (
    <span className={styles.labelled}>
      {profileText.mobile}
      <Pill tone={verified ? 'ok' : 'warn'}>{verified ? verifyText.verified : verifyText.unverified}</Pill>
    </span>
  );
}
