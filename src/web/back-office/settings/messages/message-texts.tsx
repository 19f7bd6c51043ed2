import { useState } from 'react';
import { SelectField } from '#kit/form/select-field.tsx';
import { listTexts } from '#modules/notifications/texts.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import styles from '../settings.module.css';
import { MessageForm } from './message-form.tsx';
import { messagesFormText as text } from './text.ts';

/** The words of messages, one message at a time. */
export function MessageTexts() {
  const answer = useCall(listTexts, {});
  return (
    <Answered answer={answer} heading="h2">
      {({ texts }) => <Chosen texts={texts} onWritten={() => void answer.reload()} />}
    </Answered>
  );
}

type Listed = CallBody<typeof listTexts>['texts'];

function Chosen({ texts, onWritten }: { texts: Listed; onWritten: () => void }) {
  const [asked, setAsked] = useState<string>();
  const chosen = texts.find(({ name }) => name === asked) ?? texts[0];
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{text.intro}</p>
      <SelectField
        name="message"
        label={text.choose}
        value={chosen?.name}
        options={texts.map(each => ({ value: each.name, label: labelOf(each) }))}
        onChange={event => setAsked(event.target.value)}
      />
      {chosen && <MessageForm key={chosen.name} name={chosen.name} onWritten={onWritten} />}
    </div>
  );
}

function labelOf({ title, reader, isWritten }: Listed[number]): string {
  return [text.to[reader], title, ...(isWritten ? [text.written] : [])].join(' · ');
}
