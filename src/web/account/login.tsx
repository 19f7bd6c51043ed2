import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { logIn } from '#modules/accounts/contract.ts';
import { signIn } from '../session.ts';
import { Beside, EntryPage, entryFacts } from './entry-page.tsx';
import styles from './login.module.css';
import { useNextPath, withNext } from './next-path.ts';
import { entryText } from './text.ts';
import { useCallForm } from './use-call-form.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta = () => entryFacts(entryText.login);

export default function Login() {
  const next = useNextPath();
  useLeaveSignedIn(next);
  return (
    <EntryPage title={entryText.login} line={entryText.loginLine}>
      <LoginForm next={next} />
      <Beside say={entryText.noAccount} to={withNext('/signup', next)}>
        {entryText.openAccount}
      </Beside>
      <Beside to="/">{entryText.asGuest}</Beside>
    </EntryPage>
  );
}

function LoginForm({ next }: { next: string }) {
  const form = useCallForm(logIn, { onDone: ({ token }) => signIn(token) });
  return (
    <form {...form.props}>
      <FormError message={form.message} />
      <Field
        label={entryText.identifier}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        ltr
        error={form.errors.identifier}
      />
      <PasswordField
        label={entryText.password}
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <Link to={withNext('/forgot-password', next)} className={styles.forgot}>
        {entryText.forgot}
      </Link>
      <Button type="submit" size="large" block busy={form.busy ? entryText.loggingIn : undefined}>
        {entryText.login}
      </Button>
    </form>
  );
}
