import { Link } from 'react-router';
import { SelectField } from '#kit/form/select-field.tsx';
import { showSettings } from '#modules/settings/back-office.calls.ts';
import { listZones, type Zones } from '#modules/shipping/zones.calls.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { ZONES, type Zone } from './by-zone.ts';
import { SavedForm } from './saved-form.tsx';
import { zoneNames } from './setting.text.ts';
import styles from './settings.module.css';
import { tabNames } from './tab.text.ts';
import { settingsText } from './text.ts';
import { useZones } from './use-zones.ts';

/** Which zone each governorate is in. */
export function ZonesForm() {
  const answer = useCall(listZones, {});
  return (
    <Answered answer={answer} heading="h2">
      {body => <Known first={body} />}
    </Answered>
  );
}

function Known({ first }: { first: Zones }) {
  const { governorates, zoneOf, move, save, bar } = useZones(first);
  const options = useOptions();
  return (
    <SavedForm save={save} bar={bar}>
      <section className={styles.card} aria-label={tabNames.zones}>
        <h2>{tabNames.zones}</h2>
        <p className={styles.quiet}>
          {settingsText.zonesIntro}{' '}
          <Link to="/settings/delivery" className={styles.link}>
            {tabNames.delivery}
          </Link>
        </p>
        <div className={styles.zones}>
          {governorates.map(governorate => (
            <SelectField
              key={governorate.id}
              name={`zone-${governorate.id}`}
              label={governorate.nameAr}
              options={options}
              value={zoneOf(governorate)}
              onChange={event => move(governorate, event.target.value as Zone)}
            />
          ))}
        </div>
      </section>
    </SavedForm>
  );
}

/** Each zone with its fee, once that is known. */
function useOptions() {
  const answer = useCall(showSettings, { group: 'delivery' });
  return ZONES.map(zone => {
    const fee = answer.state === 'ready' ? answer.body.values[`deliveryFees.${zone}`] : undefined;
    const isKnown = typeof fee === 'number';
    const label = isKnown
      ? settingsText.zoneFee(zoneNames[zone], formatPrice(fromPounds(fee)))
      : zoneNames[zone];
    return { value: zone, label };
  });
}
