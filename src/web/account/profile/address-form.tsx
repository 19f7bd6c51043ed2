import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import { readAddress, type SavedAddress } from '#modules/accounts/address.ts';
import { addAddress, editAddress } from '#modules/accounts/addresses.calls.ts';
import { AddressFields, type Place } from '#modules/accounts/ui/address-fields.tsx';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { CallForm } from '../../data/call-form.tsx';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { LocateButton } from '../../parts/place/locate-button.tsx';
import styles from '../../parts/profile.module.css';
import { addressBookText, profileText } from '../text.ts';

interface AddressFormProps {
  /** Undefined for a new one, at first for the account's owner. */
  address: SavedAddress | undefined;
  owner: RoleData;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

export function AddressForm(props: AddressFormProps) {
  const places = useCall(listGovernorates, {});
  return (
    <Answered answer={places}>
      {({ governorates }) =>
        props.address ? (
          <EditForm {...props} address={props.address} places={governorates} />
        ) : (
          <NewForm {...props} places={governorates} />
        )
      }
    </Answered>
  );
}

function NewForm({ owner, places, ...rest }: AddressFormProps & { places: readonly Place[] }) {
  const form = useCallForm(addAddress, { read: readAddress, onDone: rest.onDone });
  const initial = { recipient: owner.name, mobile: owner.mobile };
  return <Form form={form} places={places} initial={initial} onCancel={rest.onCancel} />;
}

interface EditFormProps extends AddressFormProps {
  address: SavedAddress;
  places: readonly Place[];
}

function EditForm({ address, places, onDone, onCancel }: EditFormProps) {
  const form = useCallForm(editAddress, {
    read: fields => ({ addressId: address.id, ...readAddress(fields) }),
    onDone,
  });
  return <Form form={form} places={places} initial={address} onCancel={onCancel} />;
}

interface FormProps {
  form: ReturnType<typeof useCallForm>;
  places: readonly Place[];
  initial: Partial<SavedAddress>;
  onCancel: () => void;
}

function Form({ form, places, initial, onCancel }: FormProps) {
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <AddressFields places={places} initial={initial} locate={LocateButton} />
      <div className="cluster">
        <Button type="submit" busy={form.busy ? profileText.saving : undefined}>
          {addressBookText.save}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {profileText.cancel}
        </Button>
      </div>
    </CallForm>
  );
}
