import { flushSync } from 'react-dom';
import { Link, type LinkProps, useLocation } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { logIn } from '#modules/accounts/calls.ts';
import { CallForm } from '../data/call-form.tsx';
import { type Fields, useCallForm } from '../data/use-call-form.ts';
import { SecondCodeField, useSecondStep, withoutEmptyCode } from '../parts/security/second-code-field.tsx';
import { signInHere, withDeviceKey } from './device-key.ts';
import { Beside } from './entry-page.tsx';
import styles from './login.module.css';
import { withNext } from './next-path.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { entryText, secondStepText } from './text.ts';

/** By password, or by one of the other ways. */
export function PasswordForm({ next }: { next: string }) {
  return (
    <>
      <PasswordSteps to={withNext('/forgot-password', next)} />
      <PasskeyButton />
      <ByCode />
    </>
  );
}

/** The way to another password, for whoever has forgotten it. */
interface PasswordStepsProps extends Pick<LinkProps, 'to' | 'target'> {
  /** Whose password is asked for, if that is known. */
  identifier?: string | undefined;
}

/** The password first. An account with a second factor is then asked for its code, in the same form. */
export function PasswordSteps({ identifier, ...forgotten }: PasswordStepsProps) {
  const second = useSecondStep();
  const form = useCallForm(logIn, {
    read: (fields: Fields) => withDeviceKey(withoutEmptyCode(fields)),
    onDone: signInHere,
    onRefused: second.onRefused,
  });
  const leaveSecond = () => {
    flushSync(second.leave);
    form.props.ref.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  };
  return (
    <CallForm form={form}>
      <FormError message={second.step === 'asked' ? undefined : form.message} />
      <div hidden={second.isShown} className={styles.step}>
        {identifier ? (
          // Password managers look for it; the dialog around says whose password it asks for.
          <input name="identifier" autoComplete="username" defaultValue={identifier} hidden />
        ) : (
          <IdentifierField />
        )}
        <PasswordField label={entryText.password} name="password" autoComplete="current-password" />
        <Link {...forgotten} className={styles.forgot}>
          {entryText.forgot}
        </Link>
      </div>
      {second.isShown && <SecondCodeField />}
      <Button type="submit" size="large" block busy={form.busy ? entryText.loggingIn : undefined}>
        {entryText.login}
      </Button>
      {second.isShown && (
        <Button variant="text" block onClick={leaveSecond}>
          {secondStepText.back}
        </Button>
      )}
    </CallForm>
  );
}

function IdentifierField() {
  return (
    <Field
      label={entryText.identifier}
      name="identifier"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      ltr
    />
  );
}

function ByCode() {
  const { pathname, search, state } = useLocation();
  return (
    <Beside to={pathname + search} state={state}>
      {entryText.byCode}
    </Beside>
  );
}
