import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import type { SavedAddress } from '#modules/accounts/address.ts';
import { listAddresses } from '#modules/accounts/addresses.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { Section } from '../../parts/section.tsx';
import { addressBookText, profileText } from '../text.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';

/** Saved addresses; a form replaces the list while it is filled in. */
export function Addresses({ account }: { account: RoleData }) {
  const [editing, setEditing] = useState<SavedAddress | 'new'>();
  const saved = useCall(listAddresses, {});
  const close = () => setEditing(undefined);
  const done = async () => {
    await saved.reload();
    close();
    showToast(addressBookText.saved);
  };
  if (editing === undefined)
    return (
      <Section title={profileText.addresses} action={<AddButton onClick={() => setEditing('new')} />}>
        <Answered answer={saved}>
          {({ addresses }) => (
            <AddressList addresses={addresses} onEdit={setEditing} onRemoved={saved.reload} />
          )}
        </Answered>
      </Section>
    );
  const address = editing === 'new' ? undefined : editing;
  return (
    <Section title={address ? addressBookText.editTitle : addressBookText.newTitle}>
      <AddressForm address={address} owner={account} onDone={done} onCancel={close} />
    </Section>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="soft" icon="plus" onClick={onClick}>
      {addressBookText.add}
    </Button>
  );
}
