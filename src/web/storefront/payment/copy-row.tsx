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
        <span className={styles.value}>{children ?? <bdi dir="auto">{value}</bdi>}</span>
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
