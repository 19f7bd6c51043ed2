import { useState } from 'react';
import { Chip } from '#kit/display/chip.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import styles from './remittances.module.css';
import { exceptionText } from './text.ts';

/** Why, for the ledger and the audit: typed, or a usual reason by one press, which can be added to. */
export function Reason({ usual }: { usual: readonly string[] }) {
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState('');
  // Another decision has other reasons: one that was pressed for the first is none of it.
  const isUsual = usual.includes(pressed);
  const reason = isUsual ? pressed : typed;
  const type = (text: string) => {
    setTyped(text);
    setPressed('');
  };
  return (
    <div className={styles.reason}>
      <TextAreaField
        label={exceptionText.reason}
        name="reason"
        rows={2}
        value={reason}
        onChange={({ target }) => type(target.value)}
        // A press types nothing, so the form does not see that its sentence is no longer true.
        error={isUsual ? null : undefined}
      />
      {usual.length > 0 && (
        <fieldset className="cluster">
          <legend className="visually-hidden">{exceptionText.usualReasons}</legend>
          {usual.map(each => (
            <Chip key={each} pressed={each === reason} onClick={() => setPressed(each)}>
              {each}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}
