import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { LONGEST_MESSAGE } from '#modules/conversations/conversation.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { useAction } from '../../data/use-action.ts';
import { PhotoBeside } from './photo-beside.tsx';
import styles from './thread.module.css';
import type { Ways, Written } from './use-thread.ts';

interface ComposerProps {
  /** Words that a touch writes into the field, while nothing is typed there. */
  starts: readonly string[];
  onUpload: Ways['upload'];
  onWrite: (written: Written) => Promise<unknown>;
}

/** Enter sends and Shift with Enter begins a new line. What was typed and the photo stay if they could not be sent. */
export function Composer({ starts, onUpload, onWrite }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const { photo, setPhoto, addPhoto, sent, upload } = usePhoto(onUpload);
  const { busy, message, said, write } = useWriting(onWrite);
  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (upload.busy || (typed.trim() === '' && !photo)) return field.current?.focus();
    const refusal = await write({ text: typed, photo });
    if (!refusal) {
      setTyped('');
      setPhoto(undefined);
    }
    field.current?.focus();
  }
  function begin(start: string) {
    setTyped(start);
    field.current?.focus();
  }
  return (
    <form className={styles.composer} onSubmit={send} method="post">
      <FormError message={message ?? upload.message} />
      <output className="visually-hidden">{said}</output>
      {starts.length > 0 && typed === '' && !photo && <Starts starts={starts} onStart={begin} />}
      <PhotoBeside photo={photo} sent={upload.busy ? sent : null} onRemove={() => setPhoto(undefined)} />
      <div className={styles.row}>
        <AddPhoto onChoose={file => void addPhoto(file)} />
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
          onKeyDown={event => byEnter(event, send)}
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

/** Who does not see the message appear hears that it was sent, after each one anew. */
function useWriting(onWrite: ComposerProps['onWrite']) {
  const [said, setSaid] = useState('');
  const { busy, message, run } = useAction();
  const write = (written: Written) =>
    run(async () => {
      setSaid('');
      await onWrite(written);
      setSaid(text.sent);
    });
  return { busy, message, said, write };
}

function usePhoto(onUpload: ComposerProps['onUpload']) {
  const [photo, setPhoto] = useState<string>();
  const [sent, setSent] = useState(0);
  const upload = useAction();
  const addPhoto = (file: File) =>
    upload.run(async () => {
      setSent(0);
      setPhoto(await onUpload(file, setSent));
    });
  return { photo, setPhoto, addPhoto, sent, upload };
}

function byEnter(event: KeyboardEvent, send: () => Promise<void>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  void send();
}

function AddPhoto({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="image"
        label={text.addPhoto}
        className={styles.addPhoto}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={text.addPhoto}
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
    </>
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
