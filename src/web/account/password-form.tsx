import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
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

/** The password first. An account with a second factor is then asked for its code, in the same form. */
export function PasswordForm({ next }: { next: string }) {
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
    <>
      <CallForm form={form}>
        <FormError message={second.step === 'asked' ? undefined : form.message} />
        <div hidden={second.isShown} className={styles.step}>
          <Field
            label={entryText.identifier}
            name="identifier"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            ltr
          />
          <PasswordField label={entryText.password} name="password" autoComplete="current-password" />
          <Link to={withNext('/forgot-password', next)} className={styles.forgot}>
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
      <PasskeyButton />
      <ByCode />
    </>
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
