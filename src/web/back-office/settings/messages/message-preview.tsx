import type { ReactNode } from 'react';
import { fillSms, fillText } from '#modules/notifications/message-text.ts';
import { letterText } from '#modules/notifications/text.ts';
import type { ShownText } from '#modules/notifications/texts.calls.ts';
import settings from '../settings.module.css';
import styles from './messages.module.css';
import { smsLength, messagesFormText as text } from './text.ts';

interface MessagePreviewProps {
  words: ShownText['words'];
  shown: ShownText;
}

/** The message in each of its channels, with samples, as it is typed. */
export function MessagePreview({ words, shown }: MessagePreviewProps) {
  const values = Object.fromEntries(shown.fields.map(({ name, sample }) => [name, sample]));
  const [title, body] = [fillText(words.title, values), fillText(words.body, values)];
  const sms = words.sms === null ? null : fillSms(words.sms, values);
  return (
    <section className={settings.card} aria-label={text.preview}>
      <h2>{text.preview}</h2>
      <p className="muted">{text.previewAbout}</p>
      <div className={styles.previews}>
        <Preview name={text.notice}>
          <strong>{title}</strong>
          <p>{body}</p>
        </Preview>
        <Preview name={text.mail}>
          <p className="muted">{letterText.shop}</p>
          <strong>{title}</strong>
          <p>{body}</p>
          <span className={styles.act}>{text.mailButton}</span>
        </Preview>
        <Preview name={text.sms}>
          {sms === null ? <p>{text.notSent}</p> : <p>{sms}</p>}
          {sms !== null && <p className="muted">{smsLength(sms)}</p>}
        </Preview>
        <Preview name={text.whatsapp}>
          <p>{shown.whatsapp ?? text.notSent}</p>
          {shown.whatsapp && <p className="muted">{text.whatsappAbout}</p>}
        </Preview>
      </div>
    </section>
  );
}

function Preview({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.preview} aria-label={name}>
      <h3>{name}</h3>
      <div className={styles.paper}>{children}</div>
    </section>
  );
}
