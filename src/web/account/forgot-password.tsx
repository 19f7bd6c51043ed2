import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { forgetPassword, resetPassword } from '#modules/accounts/calls.ts';
import { api } from '../data/api.ts';
import { CallForm } from '../data/call-form.tsx';
import { type Fields, useCallForm } from '../data/use-call-form.ts';
import { CodeField } from '../parts/security/code-field.tsx';
import { PAUSE_SECONDS, ResendButton, secondsToWait } from '../parts/security/resend-button.tsx';
import { SecondCodeField, useSecondStep, withoutEmptyCode } from '../parts/security/second-code-field.tsx';
import { signInHere, withDeviceKey } from './device-key.ts';
import { Beside, EntryPage, entryFacts, Lead } from './entry-page.tsx';
import { useNextPath, withNext } from './next-path.ts';
import { entryText, forgotText, signUpText } from './text.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta = () => entryFacts(forgotText.title);

interface ResetRequest {
  identifier: string;
  /** Seconds until another code can be requested. */
  wait: number;
}

/** The account first, then the code and a new password, which signs in. */
export default function ForgotPassword() {
  const [request, setAsked] = useState<ResetRequest>();
  const next = useNextPath();
  useLeaveSignedIn(next);
  return (
    <EntryPage title={forgotText.title} line={forgotText.line}>
      {request ? (
        <NewPasswordForm request={request} onChange={() => setAsked(undefined)} />
      ) : (
        <IdentifierForm onAsked={setAsked} />
      )}
      <Beside to={withNext('/login', next)}>{forgotText.toLogin}</Beside>
    </EntryPage>
  );
}

function IdentifierForm({ onAsked }: { onAsked: (request: ResetRequest) => void }) {
  const form = useCallForm(forgetPassword, {
    read: withDeviceKey,
    onDone: (_, { identifier = '' }) => onAsked({ identifier, wait: PAUSE_SECONDS }),
    onRefused(refusal, { identifier = '' }) {
      const wait = secondsToWait(refusal);
      // Requested a moment ago: the code is on its way.
      if (wait > 0 && wait <= PAUSE_SECONDS) onAsked({ identifier, wait });
    },
  });
  return (
    <CallForm form={form}>
      <Lead>{forgotText.about}</Lead>
      <FormError message={form.message} />
      <Field
        label={entryText.identifier}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        ltr
      />
      <Button type="submit" size="large" block busy={form.busy ? forgotText.sending : undefined}>
        {forgotText.send}
      </Button>
    </CallForm>
  );
}

function NewPasswordForm({ request, onChange }: { request: ResetRequest; onChange: () => void }) {
  const { identifier, wait } = request;
  const second = useSecondStep();
  const form = useCallForm(resetPassword, {
    read: (fields: Fields) => withDeviceKey({ ...withoutEmptyCode(fields), identifier }),
    onDone: signInHere,
    onRefused: second.onRefused,
  });
  return (
    <CallForm form={form}>
      <Note tone="ok">{forgotText.sent}</Note>
      <FormError message={second.step === 'asked' ? undefined : form.message} />
      {/* A password manager keeps the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={identifier} />
      <CodeField />
      <PasswordField
        label={entryText.newPassword}
        name="password"
        autoComplete="new-password"
        hint={signUpText.passwordHint}
      />
      {second.isShown && <SecondCodeField />}
      <Button type="submit" size="large" block busy={form.busy ? forgotText.setting : undefined}>
        {forgotText.set}
      </Button>
      <ResendButton send={() => api(forgetPassword, withDeviceKey({ identifier }))} wait={wait} />
      <Button variant="text" block onClick={onChange}>
        {forgotText.change}
      </Button>
    </CallForm>
  );
}
