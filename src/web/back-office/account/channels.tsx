import { FormError } from '#kit/form/form-error.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { chooseChannels, showChannels } from '#modules/notifications/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { accountText, channelsText } from './text.ts';

/** The channels for orders besides the inbox; each switch takes effect at once. */
export function Channels() {
  const answer = useCall(showChannels, {});
  const action = useAction();
  return (
    <Section title={accountText.channels}>
      <p className={styles.quiet}>{channelsText.about}</p>
      <FormError message={action.message} />
      <Answered answer={answer}>
        {wanted => (
          <ul className={styles.rows}>
            {(['email', 'sms'] as const).map(channel => (
              <li key={channel}>
                <label className={styles.row}>
                  <span className={styles.grow}>{channelsText[channel]}</span>
                  <Switch
                    checked={wanted[channel]}
                    disabled={action.busy}
                    onChange={event => {
                      const chosen = { ...wanted, [channel]: event.target.checked };
                      void action.run(async () => {
                        await api(chooseChannels, chosen);
                        await answer.reload();
                      });
                    }}
                  />
                </label>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Section>
  );
}
