import { showToast } from '#kit/overlay/toast.tsx';
import type { ShownText } from '#modules/notifications/texts.calls.ts';
import styles from './messages.module.css';
import { messagesFormText as text } from './text.ts';

/** The fields that the message may use; a press copies one. */
export function MessageFields({ fields }: { fields: ShownText['fields'] }) {
  return (
    <section aria-label={text.fields}>
      <h2>{text.fields}</h2>
      <p className="muted">{text.fieldsAbout}</p>
      <ul className={styles.chips}>
        {fields.map(({ name, label, onlyIn }) => (
          <li key={name}>
            <button type="button" className={styles.chip} onClick={() => void copy(name)}>
              <span>{label}</span>
              <code dir="ltr">{`{${name}}`}</code>
              {onlyIn && <span className="muted">{text.onlyIn[onlyIn]}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function copy(name: string) {
  await navigator.clipboard.writeText(`{${name}}`);
  showToast(text.copied);
}
