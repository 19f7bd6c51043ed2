import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { sendEntryCode } from '#modules/accounts/calls.ts';
import { CallForm } from '../data/call-form.tsx';
import { useCallForm } from '../data/use-call-form.ts';
import { PAUSE_SECONDS, secondsToWait } from '../parts/security/resend-button.tsx';
import { CodeForm, type CodeRequest } from './code-form.tsx';
import { withDeviceKey } from './device-key.ts';
import { EntryPage, Lead } from './entry-page.tsx';
import styles from './login.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { entryText, forgotText, signUpText } from './text.ts';

interface EnterByCodeProps {
  title: string;
  line: string;
  /** Why the person is here, before what they are asked. */
  note?: ReactNode;
  children: ReactNode;
}

/** The mobile, then the code that was sent to it: the way into the shop, and the way to open an account (picture 36). */
export function EnterByCode({ title, line, note, children }: EnterByCodeProps) {
  const [request, setRequest] = useState<CodeRequest>();
  const [isNew, setNew] = useState(false);
  const changeMobile = () => {
    setRequest(undefined);
    setNew(false);
  };
  if (request)
    return (
      <EntryPage key="code" title={isNew ? signUpText.title : entryText.typeCode} line={line}>
        <CodeForm request={request} isNew={isNew} onNew={() => setNew(true)} onChange={changeMobile} />
      </EntryPage>
    );
  return (
    <EntryPage key="mobile" title={title} line={line}>
      {note}
      <Lead>{entryText.enterAbout}</Lead>
      <MobileForm onAsked={setRequest} />
      <ByPassword />
      <Benefits />
      {children}
    </EntryPage>
  );
}

function MobileForm({ onAsked }: { onAsked: (request: CodeRequest) => void }) {
  const form = useCallForm(sendEntryCode, {
    read: withDeviceKey,
    onDone: (_, { mobile = '' }) => onAsked({ mobile, wait: PAUSE_SECONDS }),
    onRefused(refusal, { mobile = '' }) {
      const wait = secondsToWait(refusal);
      // Requested a moment ago: the code is on its way.
      if (wait > 0 && wait <= PAUSE_SECONDS) onAsked({ mobile, wait });
    },
  });
  return (
    <CallForm form={form}>
      <FormError message={form.message} />
      <Field label={entryText.mobile} name="mobile" type="tel" inputMode="tel" autoComplete="tel" ltr />
      <Button type="submit" size="large" block busy={form.busy ? forgotText.sending : undefined}>
        {entryText.sendCode}
      </Button>
    </CallForm>
  );
}

/** Why it is worth a code. */
function Benefits() {
  return (
    <ul className={styles.benefits} aria-label={entryText.benefits}>
      <li>
        <Icon name="package" />
        {entryText.follow}
      </li>
      <li>
        <Icon name="return" />
        {entryText.giveBack}
      </li>
      <li>
        <Icon name="shopping-cart" />
        {entryText.everywhere}
      </li>
    </ul>
  );
}

function ByPassword() {
  const { search, state } = useLocation();
  return (
    <>
      <p className={styles.or}>{entryText.or}</p>
      <ButtonLink
        to={{ pathname: '/login', search, hash: '#password' }}
        state={state}
        variant="outline"
        icon="key"
        block
      >
        {entryText.byPassword}
      </ButtonLink>
      <PasskeyButton />
    </>
  );
}
