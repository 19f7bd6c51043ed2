import { useState } from 'react';
import { RadioCard } from '#kit/form/radio-card.tsx';
import type { SavedAddress } from '#modules/accounts/address.ts';
import { AddressFields } from '#modules/accounts/ui/address-fields.tsx';
import { checkoutText } from '#modules/checkout/text.ts';
import { addressLine, placeLine } from '#modules/orders/text.ts';
import type { Governorate } from '#modules/shipping/place.ts';
import { LocateButton } from '../../parts/place/locate-button.tsx';
import styles from './checkout.module.css';

/** The value of the radio «عنوان جديد». */
export const NEW_ADDRESS = 'new';

export interface DraftPlace {
  governorateId: number | undefined;
  cityId: number | null | undefined;
}

interface AddressChoiceProps {
  saved: readonly SavedAddress[];
  governorates: readonly Governorate[];
  /** The initial values of a new address. */
  initial: Partial<SavedAddress>;
  onPlace: (place: DraftPlace) => void;
}

/** Saved addresses first, then the form for a new one; without any, only the form. */
export function AddressChoice({ saved, governorates, initial, onPlace }: AddressChoiceProps) {
  const [typed, setTyped] = useState<DraftPlace>({
    governorateId: initial.governorateId,
    cityId: initial.cityId,
  });
  const fields = (
    <AddressFields
      places={governorates}
      initial={initial}
      locate={LocateButton}
      onPlace={place => {
        setTyped(place);
        onPlace(place);
      }}
    />
  );
  if (saved.length === 0) return fields;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{checkoutText.savedAddresses}</legend>
      {saved.map((address, at) => (
        <RadioCard
          key={address.id}
          name="addressChoice"
          value={String(address.id)}
          defaultChecked={at === 0}
          icon="map-pin"
          title={<bdi>{address.recipient}</bdi>}
          text={`${addressLine(address)}، ${placeLine(address)}`}
          onChange={() => onPlace(address)}
        />
      ))}
      <RadioCard
        name="addressChoice"
        value={NEW_ADDRESS}
        icon="plus"
        title={checkoutText.newAddress}
        onChange={() => onPlace(typed)}
      >
        {fields}
      </RadioCard>
    </fieldset>
  );
}
