import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Note } from '#kit/display/note.tsx';
import { focusOnSight } from '#kit/overlay/focus-on-sight.ts';
import profile from '../profile.module.css';
import styles from './security.module.css';
import { securityText } from './text.ts';

/** Shown this once, so the focus moves to what must be read now. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  return (
    <div className={profile.form}>
      <h3 ref={focusOnSight} tabIndex={-1}>
        {securityText.codesTitle}
      </h3>
      <Note tone="warn">{securityText.codesAbout}</Note>
      <ul className={styles.codes} dir="ltr">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="cluster">
        <CopyButton text={codes.join('\n')} said={securityText.copied}>
          {securityText.copyCodes}
        </CopyButton>
        <Button size="small" onClick={onSaved}>
          {securityText.saved}
        </Button>
      </div>
    </div>
  );
}
