import { useState } from 'react';
import { Pill } from '#kit/display/pill.tsx';
import { Icon } from '#kit/icon.tsx';
import { cairoDay, formatDate } from '#platform/dates.ts';
import { PAPER_NAMES } from '../application.text.ts';
import type { Paper } from '../application.ts';
import styles from './identity.module.css';
import { identityUiText } from './identity.text.ts';

/** A paper by its kind, with its last day; that it has ended is said in colour and in words. */
export function PaperLine({ paper: { kind, mediaType, expiresOn } }: { paper: Paper }) {
  return (
    <p className={styles.paper}>
      <Icon name={mediaType === 'application/pdf' ? 'file-text' : 'image'} size={18} />
      <span>{PAPER_NAMES[kind]}</span>
      <Expiry expiresOn={expiresOn} />
    </p>
  );
}

export function Expiry({ expiresOn }: Pick<Paper, 'expiresOn'>) {
  const [today] = useState(() => cairoDay(new Date()));
  if (expiresOn === null) return null;
  const day = formatDate(new Date(expiresOn));
  const hasEnded = expiresOn < today;
  return (
    <Pill tone={hasEnded ? 'danger' : 'neutral'}>
      {hasEnded ? identityUiText.ended(day) : identityUiText.until(day)}
    </Pill>
  );
}
