import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { readBirthDate } from '#modules/accounts/birth-date.ts';
import { enter, sendEntryCode } from '#modules/accounts/calls.ts';
import { formatMobile, normaliseMobile } from '#platform/phone.ts';
import type { Refusal } from '#platform/refusal.ts';
import { api } from '../data/api.ts';
import { CallForm } from '../data/call-form.tsx';
import { type Fields, useCallForm } from '../data/use-call-form.ts';
import { CodeField } from '../parts/security/code-field.tsx';
import { ResendButton } from '../parts/security/resend-button.tsx';
import { SecondCodeField, useSecondStep, withoutEmptyCode } from '../parts/security/second-code-field.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { signInHere, withDeviceKey } from './device-key.ts';
import { Aside } from './entry-page.tsx';
import styles from './login.module.css';
import { entryText, signUpText, verifyText } from './text.ts';

export interface CodeRequest {
  mobile: string;
  /** Seconds until another code can be requested. */
  wait: number;
}

interface CodeFormProps {
  request: CodeRequest;
  /** The mobile has no account yet. */
  isNew?: boolean;
  onNew?: () => void;
  /** Nothing: the mobile is the account's own. */
  onChange?: () => void;
}

/**
 * The code. A mobile without an account is then asked for the birth date, and an account with a second factor for its
 * code, in the same form.
 */
export function CodeForm({ request: { mobile, wait }, isNew = false, onNew, onChange }: CodeFormProps) {
  const second = useSecondStep();
  const onRefused = (refusal: Refusal) => {
    if (refusal.code === 'sign_up_needed') onNew?.();
    second.onRefused(refusal);
  };
  const form = useCallForm(enter, {
    read: (fields: Fields) => withDeviceKey({ ...readFields(fields), mobile }),
    onDone: signInHere,
    onRefused,
  });
  const isAsked = second.step === 'asked' || form.message === undefined || isNew;
  return (
    <CallForm form={form}>
      <FormError message={isAsked ? undefined : form.message} />
      <CodeField
        hint={verifyText.sentTo(formatMobile(normaliseMobile(mobile) ?? mobile))}
        sends={isNew || second.isShown ? 'button' : 'whole'}
      />
      {isNew && <NewAccount onCheck={form.setError} />}
      {second.isShown && <SecondCodeField />}
      <Button type="submit" size="large" block busy={form.busy ? entryText.loggingIn : undefined}>
        {isNew ? signUpText.submit : entryText.go}
      </Button>
      {!isNew && <ResendButton send={() => api(sendEntryCode, withDeviceKey({ mobile }))} wait={wait} />}
      {onChange && (
        <Button variant="text" block onClick={onChange}>
          {entryText.changeMobile}
        </Button>
      )}
      <Aside>{entryText.neverShare}</Aside>
    </CallForm>
  );
}

/** What the law and the terms ask of whoever opens an account; its name comes with the first address. */
function NewAccount({ onCheck }: { onCheck: (name: string, error: string | undefined) => void }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('input')?.focus(), []);
  const [before, after] = signUpText.consent;
  return (
    <div ref={part} className={styles.step}>
      <Note tone="info">{signUpText.isNew}</Note>
      <BirthDateField name="birthDate" onCheck={wrong => onCheck('birthDate', wrong)} />
      <Aside>
        {before}
        <Link to="/terms" target="_blank">
          {signUpText.terms}
        </Link>
        {after}
      </Aside>
    </div>
  );
}

/** Whoever sends a birth date has read the sentence beside the button. */
function readFields({ birthDate, ...fields }: Fields): object {
  const rest = withoutEmptyCode(fields);
  if (birthDate === undefined) return rest;
  return { ...rest, birthDate: readBirthDate(birthDate) ?? birthDate, acceptTerms: true };
}
