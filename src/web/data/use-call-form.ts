import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from './api.ts';

export type Fields = Readonly<Record<string, string>>;

interface Options<C extends AnyCall> {
  /** The call's input from the fields' values, if the two differ. */
  read?: (fields: Fields) => object;
  onDone: (body: CallBody<C>, fields: Fields) => void | Promise<void>;
  onRefused?: (refusal: Refusal, fields: Fields) => void;
  /** Instead of `api`. */
  send?: typeof api;
}

/** What a form of a call is, whatever the call. */
export type CallFormState = ReturnType<typeof useCallForm>;

/**
 * A form whose fields are a call's input. The server's refusals appear next to the fields, typed text stays, and the
 * first wrong field gets the focus, or the sentence about the whole form comes into sight.
 */
export function useCallForm<C extends AnyCall>(
  call: C,
  { read, onDone, onRefused, send: makeCall = api }: Options<C>,
) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = useWrongFields(form);
  const [busy, setBusy] = useState(false);

  async function send(element: HTMLFormElement) {
    if (busy) return;
    const fields = fieldsOf(element);
    const input = read ? read(fields) : fields;
    setBusy(true);
    try {
      await onDone(await makeCall(call, input as CallRequest<C>), fields);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : generalRefusal('unexpected');
      // First, because what it changes on the page moves the sentence.
      onRefused?.(refusal, fields);
      wrong.show(refusal);
    }
    setBusy(false);
  }

  return {
    errors: wrong.errors,
    message: wrong.message,
    setError: wrong.setError,
    busy,
    /** Like the form's own button. */
    submit: () => form.current && void send(form.current),
    props: {
      ref: form,
      noValidate: true,
      // If the browser itself submits the form before the script is loaded, nothing typed may end up in an address.
      method: 'post',
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void send(event.currentTarget);
      },
      // Not `onInput`: between a select's `input` and its `change` a form that is drawn anew would put the choice back.
      onChange: (event: FormEvent<HTMLFormElement>) =>
        wrong.setError((event.target as HTMLInputElement).name, undefined),
    } as const,
  };
}

/** The errors of a form's fields, or of the whole form. */
function useWrongFields(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<Fields>({});
  const [message, setMessage] = useState<string>();

  function show(refusal: Refusal) {
    const fields = refusal.details.fields ?? {};
    flushSync(() => {
      setErrors(fields);
      setMessage(Object.keys(fields).length > 0 ? undefined : refusal.message);
    });
    const wrongField = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([form=""])');
    if (wrongField) wrongField.focus();
    // The button may stay in sight along a form that is longer than the screen; the sentence would not.
    else form.current?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
  }

  const setError = (name: string, sentence: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (sentence ? { ...others, [name]: sentence } : others));

  return { errors, message, show, setError };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  // A day that is typed in part has no value, and would be taken for a day that was left out; so the server refuses it.
  for (const { name, validity } of form.querySelectorAll('input')) if (validity.badInput) fields[name] = '?';
  return fields;
}
