import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { SavedAddress } from '#modules/accounts/address.ts';
import { removeAddress } from '#modules/accounts/addresses.calls.ts';
import { addressLine, placeLine } from '#modules/orders/text.ts';
import { formatMobile } from '#platform/phone.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from '../../parts/profile.module.css';
import { addressBookText, profileText } from '../text.ts';

interface AddressListProps {
  addresses: readonly SavedAddress[];
  onEdit: (address: SavedAddress) => void;
  onRemoved: () => Promise<void>;
}

/** Saved addresses; deleting one asks first. */
export function AddressList({ addresses, onEdit, onRemoved }: AddressListProps) {
  const [removing, setRemoving] = useState<SavedAddress>();
  const action = useAction();
  const close = () => setRemoving(undefined);
  async function remove(addressId: number) {
    close();
    const refusal = await action.run(() => api(removeAddress, { addressId }));
    if (refusal) return;
    showToast(addressBookText.removed);
    await onRemoved();
  }
  if (addresses.length === 0)
    return <EmptyState heading="h3" lantern title={addressBookText.empty} text={addressBookText.emptyText} />;
  return (
    <>
      <FormError message={action.message} />
      <ul className={styles.rows}>
        {addresses.map(address => (
          <Address key={address.id} address={address} onEdit={onEdit} onRemove={setRemoving} />
        ))}
      </ul>
      <AlertDialog
        open={removing !== undefined}
        onClose={close}
        title={addressBookText.confirmTitle}
        text={removing ? `${removing.street}، ${placeLine(removing)}. ${addressBookText.confirmText}` : ''}
        icon="trash"
      >
        <Button variant="danger" onClick={() => removing && remove(removing.id)}>
          {addressBookText.remove}
        </Button>
        <Button variant="outline" onClick={close}>
          {profileText.cancel}
        </Button>
      </AlertDialog>
    </>
  );
}

interface AddressProps {
  address: SavedAddress;
  onEdit: (address: SavedAddress) => void;
  onRemove: (address: SavedAddress) => void;
}

function Address({ address, onEdit, onRemove }: AddressProps) {
  const { recipient, mobile, street, landmark } = address;
  return (
    <li className={styles.row}>
      <Icon name="map-pin" size={24} />
      <div className={styles.grow}>
        <p className={styles.strong}>
          <bdi>{recipient}</bdi>
        </p>
        <p>{addressLine(address)}</p>
        <p>{placeLine(address)}</p>
        {landmark && <p className="muted">{landmark}</p>}
        <p className="muted">
          <bdi dir="ltr">{formatMobile(mobile)}</bdi>
        </p>
      </div>
      <div className="cluster">
        <Button
          variant="outline"
          size="small"
          icon="edit"
          aria-label={addressBookText.editOf(street)}
          onClick={() => onEdit(address)}
        >
          {addressBookText.edit}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon="trash"
          aria-label={addressBookText.removeOf(street)}
          onClick={() => onRemove(address)}
        >
          {addressBookText.remove}
        </Button>
      </div>
    </li>
  );
}
