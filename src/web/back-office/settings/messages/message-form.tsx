import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { type ShownText, showText, tryText } from '#modules/notifications/texts.calls.ts';
import { Answered } from '../../../data/answered.tsx';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import { useCall } from '../../../data/use-call.ts';
import { Question } from '../../parts/form-dialog/question.tsx';
import { SavedForm } from '../saved-form.tsx';
import styles from '../settings.module.css';
import { MessageFields } from './message-fields.tsx';
import { MessagePreview } from './message-preview.tsx';
import { messagesFormText as text } from './text.ts';
import { useMessage } from './use-message.ts';

export type Work = 'unsaved' | 'saved';

interface MessageFormProps {
  name: string;
  /** Told to whoever would show another message. */
  onWork: (work: Work) => void;
  onWritten: () => void;
}

export function MessageForm({ name, ...told }: MessageFormProps) {
  const answer = useCall(showText, { name });
  return (
    <Answered answer={answer} heading="h2">
      {shown => <Known first={shown} {...told} />}
    </Answered>
  );
}

function Known({ first, onWork, onWritten }: Omit<MessageFormProps, 'name'> & { first: ShownText }) {
  const message = useMessage(first, onWritten);
  const { stored, words, setWords, saving, isDirty, isWritten, note } = message;
  useEffect(() => {
    onWork(isDirty ? 'unsaved' : 'saved');
    return () => onWork('saved');
  }, [onWork, isDirty]);
  const bar = { ...saving, isDirty, note, refresh: message.refresh, discard: message.discard };
  return (
    <SavedForm save={message.save} bar={bar}>
      <fieldset className={styles.card}>
        <legend className={styles.unseen}>{text.choose}</legend>
        <Field
          name="title"
          label={text.title}
          hint={text.titleHint}
          value={words.title}
          onChange={event => setWords({ ...words, title: event.target.value })}
        />
        <TextAreaField
          name="body"
          label={text.body}
          hint={text.bodyHint}
          rows={4}
          value={words.body}
          onChange={event => setWords({ ...words, body: event.target.value })}
        />
        {words.sms !== null && (
          <TextAreaField
            name="sms"
            label={text.sms}
            hint={text.smsHint}
            rows={2}
            value={words.sms}
            onChange={event => setWords({ ...words, sms: event.target.value })}
          />
        )}
        <MessageFields fields={stored.fields} />
      </fieldset>
      <MessagePreview words={words} shown={stored} />
      <Deeds name={stored.name} isDirty={isDirty} onReset={isWritten ? message.reset : null} />
    </SavedForm>
  );
}

interface DeedsProps {
  name: string;
  isDirty: boolean;
  /** Null: the shop's own words stand. */
  onReset: (() => Promise<unknown>) | null;
}

function Deeds({ name, isDirty, onReset }: DeedsProps) {
  const action = useAction();
  const tryIt = async () => {
    if (isDirty) return showFailure(text.unsaved);
    const refusal = await action.run(async () => {
      await api(tryText, { name });
    });
    if (refusal) showFailure(refusal.message);
    else showToast(text.tried);
  };
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.buttons}>
      <Button
        variant="outline"
        icon="send"
        busy={action.busy ? text.trying : undefined}
        onClick={() => void tryIt()}
      >
        {text.tryIt}
      </Button>
      {onReset && (
        <Button variant="text" icon="return" onClick={() => setAsks(true)}>
          {text.reset}
        </Button>
      )}
      {onReset && asks && (
        <Question
          icon="return"
          title={text.resetTitle}
          text={text.resetText}
          confirm={text.reset}
          act={onReset}
          onClose={() => setAsks(false)}
          onDone={() => showToast(text.resetDone)}
        />
      )}
    </div>
  );
}
