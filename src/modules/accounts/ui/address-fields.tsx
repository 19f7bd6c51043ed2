import { type ComponentType, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { useFormErrors } from '#kit/form/form-errors.ts';
import { SelectField } from '#kit/form/select-field.tsx';
import { takeFocus } from '#kit/form/take-focus.ts';
import { formatMobile } from '#platform/phone.ts';
import { OTHER_CITY, type SavedAddress } from '../address.ts';
import { addressText, fieldText } from '../text.ts';
import styles from './address-fields.module.css';

/** A governorate and its cities, as shipping lists them. */
export interface Place {
  id: number;
  nameAr: string;
  cities: readonly { id: number; nameAr: string }[];
}

export interface LocateProps {
  places: readonly Place[];
  /** What the fields hold now: whoever chooses meanwhile has chosen. */
  chosen: string;
  onFound: (place: { governorateId: number; cityId: number }) => void;
}

interface AddressFieldsProps {
  places: readonly Place[];
  /** The initial values of the fields. */
  initial: Partial<SavedAddress>;
  onPlace?: (place: { governorateId: number; cityId: number | null }) => void;
  /** Proposes the place where the device is. */
  locate: ComponentType<LocateProps>;
}

/** The fields of an address, for any form; `readAddress` turns their values into a call's input. */
export function AddressFields({ places, initial, onPlace, locate }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label={addressText.recipient}
        name="recipient"
        autoComplete="name"
        defaultValue={initial.recipient}
      />
      <Field
        label={addressText.mobile}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        ltr
        hint={addressText.mobileHint}
        defaultValue={initial.mobile && formatMobile(initial.mobile)}
      />
      <PlaceFields places={places} initial={initial} onPlace={onPlace} locate={locate} />
      <Field
        label={addressText.street}
        name="street"
        autoComplete="address-line1"
        defaultValue={initial.street}
      />
      <HouseFields initial={initial} />
    </div>
  );
}

const option = ({ id, nameAr }: { id: number; nameAr: string }) => ({ value: String(id), label: nameAr });
const OTHER = { value: OTHER_CITY, label: addressText.otherCity };

/** Governorate, then its cities; a place that is not listed is typed. */
function PlaceFields({ places, initial, onPlace, locate: Locate }: AddressFieldsProps) {
  const { cityName } = useFormErrors();
  const [governorateId, setGovernorateId] = useState(String(initial.governorateId ?? ''));
  const [cityId, setCityId] = useState(initialCity(initial));
  const cities = places.find(place => String(place.id) === governorateId)?.cities ?? [];
  const choose = (governorate: string, city: string) => {
    setGovernorateId(governorate);
    setCityId(city);
    onPlace?.({ governorateId: Number(governorate), cityId: Number(city) || null });
  };
  return (
    <>
      <Locate
        places={places}
        chosen={`${governorateId} ${cityId}`}
        onFound={found => choose(String(found.governorateId), String(found.cityId))}
      />
      <div className={styles.pair}>
        <SelectField
          label={addressText.governorate}
          name="governorateId"
          autoComplete="address-level1"
          placeholder={addressText.chooseGovernorate}
          options={places.map(option)}
          value={governorateId}
          onChange={event => choose(event.target.value, '')}
        />
        <SelectField
          label={addressText.city}
          name="cityId"
          autoComplete="address-level2"
          placeholder={addressText.chooseCity}
          disabled={governorateId === ''}
          options={[...cities.map(option), OTHER]}
          value={cityId}
          onChange={event => choose(governorateId, event.target.value)}
          // A place that is typed has its own field; one that is chosen is no longer missing.
          error={cityId === '' ? cityName : undefined}
        />
      </div>
      {cityId === OTHER_CITY && (
        <Field
          label={addressText.cityName}
          name="cityName"
          defaultValue={initial.cityId === null ? initial.cityName : ''}
        />
      )}
    </>
  );
}

/** A governorate alone, as of a page that was loaded anew before a city was chosen, is no other city. */
function initialCity({ governorateId, cityId, cityName }: Partial<SavedAddress>): string {
  if (governorateId === undefined) return '';
  if (cityId) return String(cityId);
  return cityName ? OTHER_CITY : '';
}

function HouseFields({ initial }: Pick<AddressFieldsProps, 'initial'>) {
  const [building, setBuilding] = useState(initial.building ?? '');
  return (
    <>
      <div className={styles.triple}>
        <Field
          label={addressText.building}
          name="building"
          value={building}
          onChange={event => setBuilding(event.target.value)}
        />
        <Field label={addressText.floor} name="floor" optional defaultValue={initial.floor} />
        <Field label={addressText.flat} name="flat" optional defaultValue={initial.flat} />
      </div>
      <LandmarkField initial={initial} optional={building.trim() !== ''} />
    </>
  );
}

interface LandmarkFieldProps extends Pick<AddressFieldsProps, 'initial'> {
  /** Whether the building has a number; without one the landmark is how the courier finds it. */
  optional: boolean;
}

/** Hidden until it is needed, because a first address shows 8 fields (docs/decisions/0006). */
function LandmarkField({ initial, optional }: LandmarkFieldProps) {
  const { landmark: error } = useFormErrors();
  const [asked, setAsked] = useState(Boolean(initial.landmark));
  const [pressed, setPressed] = useState(false);
  // It stays when typing into it takes its error away.
  if (error && !asked) setAsked(true);
  const ask = () => {
    setAsked(true);
    setPressed(true);
  };
  if (!asked) {
    return (
      <Button variant="text" icon="plus" className={styles.more} onClick={ask}>
        {addressText.addLandmark}
      </Button>
    );
  }
  return (
    <Field
      ref={pressed ? takeFocus : undefined}
      label={addressText.landmark}
      name="landmark"
      optional={optional}
      aria-required={!optional}
      defaultValue={initial.landmark}
      error={optional && error === fieldText.landmark ? null : error}
    />
  );
}
