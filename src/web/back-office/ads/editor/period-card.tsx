import type { ChangeEvent, FocusEvent } from 'react';
import { Field } from '#kit/form/field.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { editorText } from '../text.ts';
import styles from './editor.module.css';
import type { AdEditor } from './use-ad-editor.ts';

/** Its period, in Cairo's time, and whether it is switched on. */
export function PeriodCard({ editor }: { editor: AdEditor }) {
  const { form, change } = editor;
  return (
    <section className={styles.card} aria-labelledby="ad-period">
      <h2 id="ad-period" className={styles.title}>
        {editorText.periodTitle}
      </h2>
      <div className={styles.two}>
        <Field
          {...minute(editor, 'startsAt')}
          type="datetime-local"
          label={editorText.starts}
          hint={editorText.startsHint}
          optional
        />
        <Field
          {...minute(editor, 'endsAt')}
          type="datetime-local"
          label={editorText.ends}
          hint={editorText.endsHint}
          optional
        />
      </div>
      <label className={styles.switch}>
        <Switch checked={form.active} onChange={() => change({ active: !form.active })} />
        {editorText.active}
      </label>
    </section>
  );
}

/** What is typed in part has no value and would be taken for left out; so it is sent as no minute, and refused. */
const UNFINISHED = '?';

const minute = ({ form, change }: AdEditor, name: 'startsAt' | 'endsAt') => ({
  name,
  value: form[name] === UNFINISHED ? '' : form[name],
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  onBlur: ({ target }: FocusEvent<HTMLInputElement>) =>
    change({ [name]: target.validity.badInput ? UNFINISHED : target.value }),
});
