import { useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { restoreContact } from '#modules/accounts/contacts.calls.ts';
import { api } from '../data/api.ts';
import { useAction } from '../data/use-action.ts';
import { EntryPage, entryFacts, Lead } from './entry-page.tsx';
import { entryText, restoreText as text } from './text.ts';

export const meta = () => entryFacts(text.title);

/** From the letter to the address that an account had before. What opens it is behind the `#`, which no server is sent. */
export default function RestoreContact() {
  const [isDone, setDone] = useState(false);
  const action = useAction();
  const submit = () =>
    action.run(async () => {
      await api(restoreContact, { token: location.hash.slice(1) });
      setDone(true);
    });
  return (
    <EntryPage title={text.title} line={entryText.loginLine}>
      {isDone ? (
        <>
          <Note tone="ok">{text.done}</Note>
          <ButtonLink to="/forgot-password" size="large" block>
            {text.setPassword}
          </ButtonLink>
        </>
      ) : (
        <>
          <Lead>{text.about}</Lead>
          <FormError message={action.message} />
          <Button size="large" block onClick={submit} busy={action.busy ? text.working : undefined}>
            {text.submit}
          </Button>
        </>
      )}
    </EntryPage>
  );
}
