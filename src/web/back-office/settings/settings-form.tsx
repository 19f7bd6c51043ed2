import { type ShownGroup, showSettings } from '#modules/settings/back-office.calls.ts';
import type { SettingGroup } from '#modules/settings/setting-field.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';
import { listZones } from '#modules/shipping/zones.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { CARDS } from '../parts/settings-layout.ts';
import { BrakeState } from './brake-state.tsx';
import { type Governorate, namesIn, ZONES } from './by-zone.ts';
import { FeedAddresses } from './feed-addresses.tsx';
import { SavedForm } from './saved-form.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';
import { cardNames, settingsText } from './text.ts';
import { useSettings } from './use-settings.ts';

type Hints = Partial<Readonly<Record<SettingPath, string>>>;

/** The form of one group; it holds typed values until they are saved. */
export function SettingsForm({ group }: { group: SettingGroup }) {
  const answer = useCall(showSettings, { group });
  return (
    <Answered answer={answer} heading="h2">
      {body =>
        group === 'delivery' ? (
          <KnownDelivery group={group} first={body} />
        ) : (
          <Known group={group} first={body} />
        )
      }
    </Answered>
  );
}

interface KnownProps {
  group: SettingGroup;
  first: ShownGroup;
  hints?: Hints;
}

/** Next to the fee of a zone: its governorates. */
function KnownDelivery(known: KnownProps) {
  const answer = useCall(listZones, {});
  const hints = answer.state === 'ready' ? zoneHints(answer.body.governorates) : {};
  return <Known {...known} hints={hints} />;
}

function zoneHints(governorates: readonly Governorate[]): Hints {
  const hints = ZONES.map(zone => [
    `deliveryFees.${zone}`,
    namesIn(zone, governorates).join(settingsText.and) || settingsText.noGovernorates,
  ]);
  return Object.fromEntries(hints);
}

function Known({ group, first, hints = {} }: KnownProps) {
  const editing = useSettings(group, first);
  const { changedAt } = editing.stored;
  return (
    <SavedForm save={editing.save} bar={editing.bar}>
      {CARDS[group].map(([title, paths]) => (
        <section key={title} className={styles.card} aria-label={title}>
          <h2>{title}</h2>
          {title === cardNames.security && <BrakeState key={editing.stored.version} />}
          <div className={styles.fields}>
            {paths.map(path => (
              <SettingRow key={path} path={path} editing={editing} hint={hints[path]} />
            ))}
          </div>
        </section>
      ))}
      {group === 'shop' && <FeedAddresses />}
      {changedAt && (
        <p className={styles.quiet}>{settingsText.changedAt(formatDateTime(new Date(changedAt)))}</p>
      )}
    </SavedForm>
  );
}
