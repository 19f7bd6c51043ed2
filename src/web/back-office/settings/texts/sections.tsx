import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import styles from '../settings.module.css';
import { writtenFormText } from '../text.ts';
import type { TypedSection } from './typed-section.ts';

interface SectionsProps {
  typed: readonly TypedSection[];
  onChange: (typed: TypedSection[]) => void;
  errors: Readonly<Record<string, string>>;
}

export function Sections({ typed, onChange, errors }: SectionsProps) {
  const change = (key: number, part: Partial<TypedSection>) =>
    onChange(typed.map(each => (each.key === key ? { ...each, ...part } : each)));
  return typed.map(({ key, heading, text }, at) => (
    <fieldset key={key} className={styles.card}>
      <legend className={styles.unseen}>{writtenFormText.section(at + 1)}</legend>
      <Field
        name={`sections.${at}.heading`}
        label={writtenFormText.heading(at + 1)}
        value={heading}
        onChange={event => change(key, { heading: event.target.value })}
      />
      <TextAreaField
        name={`sections.${at}.paragraphs`}
        label={writtenFormText.paragraphs}
        hint={writtenFormText.paragraphsHint}
        rows={5}
        value={text}
        error={Object.entries(errors).find(([name]) => name.startsWith(`sections.${at}.paragraphs`))?.[1]}
        onChange={event => change(key, { text: event.target.value })}
      />
      <div>
        <Button
          variant="text"
          size="small"
          icon="trash"
          onClick={() => onChange(typed.filter(each => each.key !== key))}
        >
          {writtenFormText.remove(at + 1)}
        </Button>
      </div>
    </fieldset>
  ));
}
