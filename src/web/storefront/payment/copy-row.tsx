import type { ReactNode } from 'react';
import { CopyButton } from '#kit/copy-button.tsx';
import { payText } from '#modules/payments/text.ts';
import styles from './payment.module.css';

interface CopyRowProps {
  name: string;
  /** As it is copied, and shown unless there are children. */
  value: string;
  hint?: string;
  children?: ReactNode;
}

/** What is typed into another app, with its own button to copy it; a row of a list of names and values. */
export function CopyRow({ name, value, hint, children }: CopyRowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{children ?? <Breakable text={value} />}</span>
        {hint && <span className="muted">{hint}</span>}
      </dd>
      <dd>
        <CopyButton text={value} said={payText.copiedRow(name)} label={payText.copyRow(name)}>
          {payText.copyShort}
        </CopyButton>
      </dd>
    </div>
  );
}

/** An address is broken before its @ rather than within a word. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at < 0) return <bdi dir="auto">{text}</bdi>;
  return (
    <bdi dir="auto">
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </bdi>
  );
}
