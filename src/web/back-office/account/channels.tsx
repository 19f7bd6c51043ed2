import { FormError } from '#kit/form/form-error.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { chooseChannels, showChannels } from '#modules/notifications/calls.ts';
import type { CallBody } from '#platform/call.ts';
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
      <p className="muted">{channelsText.about}</p>
      <FormError message={action.message} />
      <Answered answer={answer}>
        {wanted => (
          <ul className={styles.rows}>
            {offered(wanted).map(channel => (
              <li key={channel}>
                <label className={styles.row}>
                  <span className={styles.grow}>{channelsText[channel]}</span>
                  <Switch
                    checked={wanted[channel] === true}
                    disabled={action.busy}
                    onChange={event => {
                      const chosen = { ...chosenOf(wanted), [channel]: event.target.checked };
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

type Wanted = CallBody<typeof showChannels>;

const offered = ({ whatsapp }: Wanted) =>
  whatsapp === null ? (['email', 'sms'] as const) : (['email', 'sms', 'whatsapp'] as const);

const chosenOf = ({ email, sms, whatsapp }: Wanted) => ({
  email,
  sms,
  ...(whatsapp !== null && { whatsapp }),
});
