import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { LONGEST_MESSAGE } from '#modules/conversations/conversation.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './thread.module.css';

interface ComposerProps {
  /** Words that a touch writes into the field, while nothing is typed there. */
  starts: readonly string[];
  onWrite: (text: string) => Promise<unknown>;
}

/** Enter sends and Shift with Enter begins a new line. What was typed stays if it could not be sent. */
export function Composer({ starts, onWrite }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const { busy, message, run } = useAction();
  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (typed.trim() === '') return field.current?.focus();
    const refusal = await run(() => onWrite(typed));
    if (!refusal) setTyped('');
    field.current?.focus();
  }
  function begin(start: string) {
    setTyped(start);
    field.current?.focus();
  }
  function sendByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }
  return (
    <form className={styles.composer} onSubmit={send} method="post">
      <FormError message={message} />
      {starts.length > 0 && typed === '' && <Starts starts={starts} onStart={begin} />}
      <div className={styles.row}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={text.field}
          placeholder={text.placeholder}
          name="text"
          rows={1}
          maxLength={LONGEST_MESSAGE}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={sendByEnter}
        />
        <IconButton
          type="submit"
          icon="send"
          label={busy ? text.sending : text.send}
          className={styles.send}
          aria-disabled={busy || undefined}
        />
      </div>
    </form>
  );
}

function Starts({ starts, onStart }: { starts: readonly string[]; onStart: (start: string) => void }) {
  return (
    <div className={styles.starts}>
      {starts.map(start => (
        <Button key={start} variant="outline" size="small" onClick={() => onStart(start)}>
          {start}
        </Button>
      ))}
    </div>
  );
}
