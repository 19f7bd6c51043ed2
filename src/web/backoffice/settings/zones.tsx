import { type FormEvent, useState } from 'react';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listZones, saveZones, type Zones } from '#modules/shipping/contract/zones.ts';
import { Answered } from '../../account/profile/answered.tsx';
import { useAction } from '../../account/use-action.ts';
import { useCall } from '../../account/use-call.ts';
import { api } from '../../api.ts';
import { SaveBar } from './save-bar.tsx';
import styles from './settings.module.css';
import { settingsText, tabNames, zoneNames } from './text.ts';

type Zone = keyof typeof zoneNames;
const OPTIONS = Object.entries(zoneNames).map(([value, label]) => ({ value, label }));

/** Which zone each governorate is in. */
export function ZonesForm() {
  const answer = useCall(listZones, {});
  return (
    <Answered answer={answer} heading="h2">
      {body => <Known key={body.version} first={body} onStale={answer.reload} />}
    </Answered>
  );
}

function Known({ first, onStale }: { first: Zones; onStale: () => Promise<void> }) {
  const [moved, setMoved] = useState<Record<string, Zone>>({});
  const [isStale, setStale] = useState(false);
  const { busy, message, run } = useAction();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = await run(async () => {
      await api(saveZones, { version: first.version, zones: moved });
      showToast(settingsText.done);
      setMoved({});
      await onStale();
    });
    setStale(refusal?.code === 'changed_meanwhile');
  };
  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <section className={styles.card} aria-label={tabNames.zones}>
        <h2>{tabNames.zones}</h2>
        <p className={styles.quiet}>{settingsText.zonesIntro}</p>
        <div className={styles.zones}>
          {first.governorates.map(({ id, nameAr, zone }) => (
            <SelectField
              key={id}
              name={`zone-${id}`}
              label={nameAr}
              options={OPTIONS}
              value={moved[id] ?? zone}
              onChange={event => setMoved({ ...moved, [id]: event.target.value as Zone })}
            />
          ))}
        </div>
      </section>
      <SaveBar
        isDirty={Object.keys(moved).length > 0}
        busy={busy}
        message={message}
        isStale={isStale}
        onStale={onStale}
        discard={() => setMoved({})}
      />
    </form>
  );
}
