import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { filePickerText } from '../account/text.ts';
import { upload } from '../data/files.ts';
import styles from './file-picker.module.css';

interface FilePickerProps<C extends AnyCall> {
  label: string;
  hint?: string;
  accept: string;
  /** Carries the file; the other fields of its input are `input`. */
  call: C;
  input: Omit<CallRequest<C>, 'file'>;
  onDone: (body: CallBody<C>) => void;
}

/** A button that lets a person choose one file, uploads it and shows the progress. */
export function FilePicker<C extends AnyCall>({
  label,
  hint,
  accept,
  call,
  input,
  onDone,
}: FilePickerProps<C>) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { part, message, send } = useUpload(call, onDone);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a refusal.
    event.target.value = '';
    if (file) void send(file, input);
  };
  return (
    <div className={styles.picker}>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="visually-hidden"
        onChange={choose}
      />
      <Button
        variant="outline"
        icon="upload"
        aria-describedby={`${id}-hint ${id}-error`}
        busy={part === null ? undefined : filePickerText.sending}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      {part !== null && (
        <progress className={styles.progress} value={part} aria-label={filePickerText.sending} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      )}
      <div role="alert">{message && <FieldError id={`${id}-error`}>{message}</FieldError>}</div>
    </div>
  );
}

function useUpload<C extends AnyCall>(call: C, onDone: (body: CallBody<C>) => void) {
  const [part, setPart] = useState<number | null>(null);
  const [message, setMessage] = useState<string>();

  async function send(file: File, input: Omit<CallRequest<C>, 'file'>) {
    setMessage(undefined);
    const most = call.carries?.fileUpTo ?? 0;
    if (file.size > most) return setMessage(filePickerText.tooHeavy(most));
    setPart(0);
    try {
      const request = { ...input, file } as unknown as CallRequest<C> & { file: Blob };
      onDone(await upload(call, request, { onProgress: setPart }));
    } catch (error) {
      setMessage((error instanceof Refusal ? error : generalRefusal('unexpected')).message);
    }
    setPart(null);
  }

  return { part, message, send };
}
