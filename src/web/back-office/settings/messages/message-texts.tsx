import { useCallback, useRef, useState } from 'react';
import { SelectField } from '#kit/form/select-field.tsx';
import { listTexts } from '#modules/notifications/texts.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { isolate } from '#platform/isolate.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { LeaveQuestion } from '../../parts/editor/leave-question.tsx';
import styles from '../settings.module.css';
import { MessageForm, type Work } from './message-form.tsx';
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

/** Another message is chosen at once, unless words of this one would be lost by it. */
function Chosen({ texts, onWritten }: { texts: Listed; onWritten: () => void }) {
  const [asked, setAsked] = useState<string>();
  const [next, setNext] = useState<string>();
  const work = useRef<Work>('saved');
  const noteWork = useCallback((now: Work) => {
    work.current = now;
  }, []);
  const chosen = texts.find(({ name }) => name === asked) ?? texts[0];
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{text.intro}</p>
      <SelectField
        name="message"
        label={text.choose}
        value={chosen?.name}
        options={texts.map(each => ({ value: each.name, label: labelOf(each, texts) }))}
        onChange={event => (work.current === 'unsaved' ? setNext : setAsked)(event.target.value)}
      />
      {chosen && <MessageForm key={chosen.name} name={chosen.name} onWork={noteWork} onWritten={onWritten} />}
      <LeaveQuestion
        open={next !== undefined}
        onStay={() => setNext(undefined)}
        onLeave={() => {
          setAsked(next);
          setNext(undefined);
        }}
      />
    </div>
  );
}

/** Several messages begin alike, as those of an order that was cancelled; what follows tells them apart. */
function labelOf({ title, body, reader, isWritten }: Listed[number], texts: Listed): string {
  const alike = texts.filter(each => each.title === title && each.reader === reader);
  const more = alike.length > 1 ? [shortened(body)] : [];
  return [text.to[reader], title, ...more, ...(isWritten ? [text.written] : [])].join(' · ');
}

const SHORT = 70;

/** Without its isolates, which a cut would leave open. */
function shortened(body: string): string {
  const plain = body.replace(/[\u2066-\u2069]/g, '');
  return isolate(plain.length > SHORT ? `${plain.slice(0, SHORT).trimEnd()}…` : plain);
}
