import { useState } from 'react';
import { RadioCard } from '#kit/form/radio-card.tsx';
import type { SavedAddress } from '#modules/accounts/address.ts';
import { AddressFields } from '#modules/accounts/ui/address-fields.tsx';
import { checkoutText } from '#modules/checkout/text.ts';
import { addressLine, placeLine } from '#modules/orders/text.ts';
import type { Governorate } from '#modules/shipping/place.ts';
import styles from './checkout.module.css';

/** The value of the radio «عنوان جديد». */
export const NEW_ADDRESS = 'new';

interface AddressChoiceProps {
  saved: readonly SavedAddress[];
  governorates: readonly Governorate[];
  /** The initial values of a new address. */
  initial: Partial<SavedAddress>;
  errors: Readonly<Record<string, string>>;
  onGovernorate: (governorateId: number | undefined) => void;
}

/** Saved addresses first, then the form for a new one; without any, only the form. */
export function AddressChoice({ saved, governorates, initial, errors, onGovernorate }: AddressChoiceProps) {
  const [typedGovernorate, setTyped] = useState(initial.governorateId);
  const fields = (
    <AddressFields
      places={governorates}
      initial={initial}
      errors={errors}
      onPlace={({ governorateId }) => {
        setTyped(governorateId);
        onGovernorate(governorateId);
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
          onChange={() => onGovernorate(address.governorateId)}
        />
      ))}
      <RadioCard
        name="addressChoice"
        value={NEW_ADDRESS}
        icon="plus"
        title={checkoutText.newAddress}
        onChange={() => onGovernorate(typedGovernorate)}
      >
        {fields}
      </RadioCard>
    </fieldset>
  );
}
