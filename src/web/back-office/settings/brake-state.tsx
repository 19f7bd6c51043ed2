import { Pill } from '#kit/display/pill.tsx';
import { showBrake } from '#modules/settings/back-office.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import styles from './settings.module.css';
import { brakeText } from './text.ts';

/** Whether signing in is slowed down now: with "auto" nobody could tell from the setting. */
export function BrakeState() {
  const answer = useCall(showBrake, {});
  return (
    <Answered answer={answer}>
      {({ isOn, mode, requests, failures }) => (
        <output className={styles.state}>
          <Pill tone={isOn ? 'warn' : 'neutral'}>{isOn ? brakeText.on : brakeText.off}</Pill>
          {mode !== 'off' && <span className={styles.quiet}>{brakeText.counted(requests, failures)}</span>}
        </output>
      )}
    </Answered>
  );
}
