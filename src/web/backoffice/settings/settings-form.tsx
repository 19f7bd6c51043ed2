import { type ShownGroup, showSettings } from '#modules/settings/contract/desk.ts';
import type { SettingGroup } from '#modules/settings/desk/setting-field.ts';
import { formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../account/profile/answered.tsx';
import { useCall } from '../../account/use-call.ts';
import { CARDS } from './layout.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';
import { settingsText } from './text.ts';
import { useSettings } from './use-settings.ts';

/** The form of one group: what is typed is kept here until it is saved. */
export function SettingsForm({ group }: { group: SettingGroup }) {
  const answer = useCall(showSettings, { group });
  return (
    <Answered answer={answer} heading="h2">
      {body => <Known key={body.version} group={group} first={body} onStale={answer.reload} />}
    </Answered>
  );
}

interface KnownProps {
  group: SettingGroup;
  first: ShownGroup;
  onStale: () => Promise<void>;
}

function Known({ group, first, onStale }: KnownProps) {
  const editing = useSettings(group, first);
  const { changedAt } = editing.kept;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void editing.save();
      }}
    >
      {CARDS[group].map(([title, paths]) => (
        <section key={title} className={styles.card} aria-label={title}>
          <h2>{title}</h2>
          {paths.map(path => (
            <SettingRow key={path} path={path} editing={editing} />
          ))}
        </section>
      ))}
      {changedAt && (
        <p className={styles.quiet}>{settingsText.changedAt(formatDateTime(new Date(changedAt)))}</p>
      )}
      <SaveBar {...editing} onStale={onStale} />
    </form>
  );
}
