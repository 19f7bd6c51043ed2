import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../api.ts';

export type Fields = Readonly<Record<string, string>>;

interface Options<C extends AnyCall> {
  /** The call's input from what the fields hold, where the two differ. */
  read?: (fields: Fields) => object;
  onDone: (body: CallBody<C>) => void | Promise<void>;
  onRefused?: (refusal: Refusal) => void;
}

/**
 * A form whose fields are a call's input: what the server refuses stands beside its field. Whatever was typed stays;
 * the first field that is wrong gets the focus.
 */
export function useCallForm<C extends AnyCall>(call: C, { read, onDone, onRefused }: Options<C>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Fields>({});
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);

  function refuse(refusal: Refusal) {
    const fields = refusal.details.fields ?? {};
    flushSync(() => {
      setErrors(fields);
      setMessage(Object.keys(fields).length > 0 ? undefined : refusal.message);
      setBusy(false);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    onRefused?.(refusal);
  }

  async function send(element: HTMLFormElement) {
    const fields = fieldsOf(element);
    const input = read ? read(fields) : fields;
    setBusy(true);
    setMessage(undefined);
    try {
      await onDone(await api(call, input as CallRequest<C>));
      setBusy(false);
    } catch (error) {
      refuse(error instanceof Refusal ? error : generalRefusal('unexpected'));
    }
  }

  const setError = (name: string, sentence: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (sentence ? { ...others, [name]: sentence } : others));

  return {
    errors,
    message,
    busy,
    setError,
    /** As the form's own button does. */
    submit: () => form.current && !busy && void send(form.current),
    props: {
      ref: form,
      noValidate: true,
      // Sent by the browser itself, before the script is there, nothing typed may end up in an address.
      method: 'post',
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      },
      onInput: (event: FormEvent<HTMLFormElement>) =>
        setError((event.target as HTMLInputElement).name, undefined),
    } as const,
  };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
