import { Field } from '#kit/form/field.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { editorText } from '../text.ts';
import styles from './editor.module.css';
import type { AdEditor } from './use-ad-editor.ts';

/** Its period, in Cairo's time, and whether it is switched on. */
export function PeriodCard({ editor: { form, errors, change } }: { editor: AdEditor }) {
  return (
    <section className={styles.card} aria-labelledby="ad-period">
      <h2 id="ad-period" className={styles.title}>
        {editorText.periodTitle}
      </h2>
      <div className={styles.two}>
        <Field
          name="startsAt"
          type="datetime-local"
          label={editorText.starts}
          hint={editorText.startsHint}
          error={errors['startsAt']}
          value={form.startsAt}
          onChange={event => change({ startsAt: event.target.value })}
          optional
        />
        <Field
          name="endsAt"
          type="datetime-local"
          label={editorText.ends}
          hint={editorText.endsHint}
          error={errors['endsAt']}
          value={form.endsAt}
          onChange={event => change({ endsAt: event.target.value })}
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
