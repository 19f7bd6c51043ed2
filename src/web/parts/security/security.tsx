import { useRef, useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { showSecondFactor } from '#modules/accounts/second-factor.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../data/answered.tsx';
import { updateAccount } from '../../data/session.ts';
import { type CallAnswer, useCall } from '../../data/use-call.ts';
import styles from '../profile.module.css';
import { Section } from '../section.tsx';
import { ManageSecondFactor } from './manage-second-factor.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';
import { codesLeft, securityText } from './text.ts';

/** Two-factor sign-in (off, being set up, with its recovery codes shown once, or on), and passkeys. */
export function Security() {
  const factor = useCall(showSecondFactor, {});
  return (
    <>
      <SecondFactor factor={factor} />
      <Passkeys onChange={factor.reload} />
    </>
  );
}

function SecondFactor({ factor }: { factor: CallAnswer<CallBody<typeof showSecondFactor>> }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const about = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the keyboard continues from the top.
  const changed = async () => {
    about.current?.focus();
    // It is on now, or off because nobody requires it.
    updateAccount({ lacksSecondFactor: false, secondFactorDue: null });
    await factor.reload();
  };
  return (
    <Section title={securityText.title}>
      <p ref={about} tabIndex={-1} className="muted">
        {securityText.about}
      </p>
      <Answered answer={factor}>
        {({ state, required, codesLeft: left }) => {
          if (codes)
            return (
              <RecoveryCodes
                codes={codes}
                onSaved={() => {
                  setCodes(undefined);
                  void changed();
                }}
              />
            );
          if (state === 'off')
            return (
              <>
                {required && <Note tone="warn">{securityText.required}</Note>}
                <SetUpSecondFactor onDone={setCodes} />
              </>
            );
          return (
            <>
              <p className={styles.labelled}>
                <Pill tone="ok">{securityText.on}</Pill> {codesLeft(left)}
              </p>
              <ManageSecondFactor required={required} onCodes={setCodes} onOff={changed} />
            </>
          );
        }}
      </Answered>
    </Section>
  );
}
