import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import { type AddressInput, MOST_ADDRESSES, type SavedAddress } from '../address.ts';
import { accountRefusal, fieldText } from '../text.ts';
import {
  countAddresses,
  deleteAddress,
  findAddress,
  findAddresses,
  findCityName,
  insertAddress,
  updateAddress,
} from './addresses.sql.ts';

/** The account's addresses, newest first. */
export async function listAddresses(ctx: Ctx, { userId }: Account): Promise<{ addresses: SavedAddress[] }> {
  return { addresses: await findAddresses(ctx.db, userId) };
}

/** Saves an address. Refuses a city outside its governorate, and more than 20 addresses. */
export async function addAddress(ctx: Ctx, input: AddressInput, { userId }: Account): Promise<SavedAddress> {
  const address = await placed(ctx, input);
  const id = await transaction(ctx, async tx => {
    if ((await countAddresses(tx, userId)) >= MOST_ADDRESSES) throw accountRefusal('too_many_addresses');
    return insertAddress(tx, userId, address);
  });
  return showAddress(ctx, userId, id);
}

/** Replaces an address; an address of another account is not found. */
export async function editAddress(
  ctx: Ctx,
  { addressId, ...input }: AddressInput & { addressId: number },
  { userId }: Account,
): Promise<SavedAddress> {
  const address = await placed(ctx, input);
  if (!(await updateAddress(ctx.db, { userId, addressId }, address)))
    throw accountRefusal('address_not_found');
  return showAddress(ctx, userId, addressId);
}

/** Deletes an address; an address of another account is not found. */
export async function removeAddress(
  ctx: Ctx,
  addressId: number,
  { userId }: Account,
): Promise<{ success: true }> {
  if (!(await deleteAddress(ctx.db, { userId, addressId }))) throw accountRefusal('address_not_found');
  return { success: true };
}

/** An address of another account is not found. */
export async function showAddress(ctx: Ctx, userId: number, addressId: number): Promise<SavedAddress> {
  const address = await findAddress(ctx.db, userId, addressId);
  if (!address) throw accountRefusal('address_not_found');
  return address;
}

/** The address with its city's listed name, if the city is in the list. */
async function placed(ctx: Ctx, address: AddressInput): Promise<AddressInput> {
  const cityName = await findCityName(ctx.db, address);
  if (cityName === undefined) throw accountRefusal('unknown_place', { fields: { cityId: fieldText.city } });
  return { ...address, cityName };
}
