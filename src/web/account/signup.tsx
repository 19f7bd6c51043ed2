import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { readBirthDate } from '#modules/accounts/birth-date.ts';
import { signUp } from '#modules/accounts/calls.ts';
import { useSession } from '../data/session.ts';
import { type Fields, useCallForm } from '../data/use-call-form.ts';
import { VerifyMobile } from '../parts/verify-mobile.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { signInHere } from './device-key.ts';
import { Aside, Beside, EntryPage, entryFacts } from './entry-page.tsx';
import { useNextPath, withNext } from './next-path.ts';
import { entryText, signUpText, verifyText } from './text.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta = () => entryFacts(signUpText.title);

/** Creates an account; its mobile can then be verified at once, or later. */
export default function SignUp() {
  const [opened, setOpened] = useState(false);
  return opened ? <VerifyStep /> : <OpenStep onOpened={() => setOpened(true)} />;
}

function OpenStep({ onOpened }: { onOpened: () => void }) {
  const next = useNextPath();
  useLeaveSignedIn(next);
  return (
    <EntryPage title={signUpText.title} line={signUpText.line}>
      <SignUpForm onOpened={onOpened} />
      <Beside say={signUpText.haveAccount} to={withNext('/login', next)}>
        {entryText.login}
      </Beside>
    </EntryPage>
  );
}

function VerifyStep() {
  const next = useNextPath();
  const navigate = useNavigate();
  const { account } = useSession();
  const leave = () => void navigate(next, { replace: true });
  return (
    <EntryPage title={verifyText.title} line={signUpText.line}>
      <VerifyMobile mobile={account?.mobile ?? ''} onVerified={leave} />
      <Beside to={next}>{verifyText.later}</Beside>
    </EntryPage>
  );
}

function SignUpForm({ onOpened }: { onOpened: () => void }) {
  const form = useCallForm(signUp, {
    read: readSignUp,
    onDone: signedIn => {
      onOpened();
      return signInHere(signedIn);
    },
  });
  const { errors } = form;
  return (
    <form {...form.props}>
      <FormError message={form.message} />
      <Field label={entryText.name} name="name" autoComplete="name" error={errors.name} />
      <ContactFields errors={errors} />
      <PasswordField
        label={entryText.password}
        name="password"
        autoComplete="new-password"
        hint={signUpText.passwordHint}
        error={errors.password}
      />
      <BirthDateField
        name="birthDate"
        error={errors.birthDate}
        onCheck={error => form.setError('birthDate', error)}
      />
      <Checkbox name="acceptTerms" label={<Consent />} error={errors.acceptTerms} />
      <Button type="submit" size="large" block busy={form.busy ? signUpText.submitting : undefined}>
        {signUpText.submit}
      </Button>
      <Aside>{signUpText.oneAccount}</Aside>
    </form>
  );
}

function ContactFields({ errors }: { errors: Fields }) {
  return (
    <>
      <Field
        label={entryText.mobile}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        ltr
        error={errors.mobile}
      />
      <Field
        label={entryText.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        ltr
        error={errors.email}
      />
    </>
  );
}

/** On another page, so that reading the terms loses no typed text. */
function Consent() {
  const [before, after] = signUpText.consent;
  return (
    <>
      {before}
      <Link to="/terms" target="_blank">
        {signUpText.terms}
      </Link>
      {after}
    </>
  );
}

function readSignUp({ birthDate = '', acceptTerms, ...fields }: Fields) {
  return {
    ...fields,
    birthDate: readBirthDate(birthDate) ?? birthDate,
    acceptTerms: acceptTerms === 'on',
  };
}
