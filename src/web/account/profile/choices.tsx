import { FormError } from '#kit/form/form-error.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { chooseNotice, chooseQuietNights, showNoticeChoices } from '#modules/notifications/calls.ts';
import {
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
} from '#modules/notifications/notice-choice.ts';
import { channelNames, kindNames, choiceText as text } from '#modules/notifications/text.ts';
import type { CallBody } from '#platform/call.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { Section } from '../../parts/section.tsx';
import { AnalyticsChoice } from './analytics-choice.tsx';
import styles from './choices.module.css';
import { DeviceChoice } from './device-choice.tsx';
import { OtherChoice } from './other-choice.tsx';

const COLUMNS = ['app', 'sms', 'email'] as const;
type Choices = CallBody<typeof showNoticeChoices>;

/** By what the buyer is told of what; each switch takes effect at once. */
export function Choices() {
  const answer = useCall(showNoticeChoices, {});
  const action = useAction();
  const save = (calls: () => Promise<unknown>) =>
    action.run(async () => {
      await calls();
      await answer.reload();
    });
  const choose = (choices: readonly NoticeChoice[]) =>
    void save(async () => {
      for (const choice of choices) await api(chooseNotice, choice);
    });
  return (
    <Section title={text.title}>
      <FormError message={action.message} />
      <Answered answer={answer}>
        {({ choices, isQuiet }) => (
          <>
            <Table choices={choices} onChoose={choice => choose([choice])} />
            <ul className={styles.others}>
              <OtherChoice icon="clock" name={text.quiet} about={text.quietAbout}>
                <Switch
                  checked={isQuiet}
                  onChange={({ target }) =>
                    void save(() => api(chooseQuietNights, { isQuiet: target.checked }))
                  }
                />
              </OtherChoice>
              <DeviceChoice />
              <Whatsapp choices={choices} onChoose={choose} />
              <AnalyticsChoice />
            </ul>
          </>
        )}
      </Answered>
    </Section>
  );
}

interface TableProps {
  choices: Choices['choices'];
  onChoose: (choice: NoticeChoice) => void;
}

function Table({ choices, onChoose }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text.what}</span>
          </th>
          {COLUMNS.map(channel => (
            <th key={channel} scope="col">
              {channelNames[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map(kind => (
          <tr key={kind}>
            <th scope="row">
              {kindNames[kind].name}
              <span className={styles.about}>{kindNames[kind].about}</span>
            </th>
            {COLUMNS.map(channel => (
              <td key={channel}>
                <Cell kind={kind} channel={channel} choices={choices} onChoose={onChoose} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends TableProps {
  kind: NoticeKind;
  channel: NoticeChannel;
}

function Cell({ kind, channel, choices, onChoose }: CellProps) {
  const choice = choices.find(each => each.kind === kind && each.channel === channel);
  if (!choice) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{text.notOffered}</span>
      </>
    );
  }
  if (choice.isFixed) return <span className={styles.always}>{text.always}</span>;
  return (
    <Switch
      aria-label={`${kindNames[kind].name}: ${channelNames[channel]}`}
      checked={choice.wanted}
      onChange={({ target }) => onChoose({ kind, channel, wanted: target.checked })}
    />
  );
}

interface WhatsappProps {
  choices: Choices['choices'];
  onChoose: (choices: readonly NoticeChoice[]) => void;
}

/** One switch for all that it is offered for; none in a shop that has no WhatsApp. */
function Whatsapp({ choices, onChoose }: WhatsappProps) {
  const offered = choices.filter(({ channel }) => channel === 'whatsapp');
  if (offered.length === 0) return null;
  return (
    <OtherChoice icon="whatsapp" name={text.whatsapp} about={text.whatsappAbout}>
      <Switch
        checked={offered.every(({ wanted }) => wanted)}
        onChange={({ target }) =>
          onChoose(offered.map(({ kind, channel }) => ({ kind, channel, wanted: target.checked })))
        }
      />
    </OtherChoice>
  );
}
