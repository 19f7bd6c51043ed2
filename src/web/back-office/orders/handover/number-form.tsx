import { type FormEvent, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import styles from './handover.module.css';
import { scanText } from './handover.text.ts';

/** For a hand scanner, which types a number and presses Enter, and for fingers. The field is ready for the next one. */
export function NumberForm({ onNumber }: { onNumber: (number: string) => Promise<void> }) {
  const field = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const number = field.current?.value.trim() ?? '';
    if (!field.current || number === '') return;
    field.current.value = '';
    field.current.focus();
    // The next parcel is scanned before this one is found: a button that waits would swallow its Enter.
    void onNumber(number);
  }
  return (
    <form className={styles.typed} method="post" onSubmit={submit}>
      <Field
        ref={field}
        label={scanText.number}
        name="number"
        hint={scanText.numberHint}
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={60}
      />
      <Button type="submit" variant="outline" icon="plus">
        {scanText.add}
      </Button>
    </form>
  );
}
