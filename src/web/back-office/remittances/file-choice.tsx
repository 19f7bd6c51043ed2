import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import styles from './remittances.module.css';
import { importText } from './text.ts';

interface FileChoiceProps {
  name: string;
  error: string | undefined;
  onChosen: (fileName: string) => void;
}

/** One file of a form, with our own words, because the browser's button uses the browser's language. */
export function FileChoice({ name, error, onChosen }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const choose = (file: File | undefined) => {
    setChosen(file?.name);
    if (file) onChosen(file.name);
  };
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        name={name}
        accept=".csv,.xlsx,.txt"
        aria-label={importText.file}
        tabIndex={-1}
        className="visually-hidden"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Button variant="outline" icon="upload" onClick={() => input.current?.click()}>
        {importText.chooseFile}
      </Button>
      <output className={styles.quiet}>
        <bdi>{chosen ?? importText.noneChosen}</bdi>
      </output>
      <div role="alert">{error && <FieldError id={`${name}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
