import { Field } from '#kit/form/field.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { textField } from '../../parts/editor/text-field.ts';
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
          {...textField(editor, 'startsAt')}
          type="datetime-local"
          label={editorText.starts}
          hint={editorText.startsHint}
          optional
        />
        <Field
          {...textField(editor, 'endsAt')}
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
