import type { RoleData } from '#modules/accounts/account.ts';
import { readAddress, type SavedAddress } from '#modules/accounts/address.ts';
import type { TypedExtras } from '#modules/checkout/extras.ts';
import type { Governorate } from '#modules/shipping/place.ts';
import type { Place } from '../../data/place.ts';

export type Draft = Partial<SavedAddress> & TypedExtras;

/** One for each account, because two people may share a browser. */
const keyOf = (userId: number) => `checkout-address-${userId}`;

/** The address as it was typed before a reload. */
export function storedDraft(userId: number): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}

interface Known {
  /** Where the buyer wanted things to arrive on the pages before. */
  place: Place | null;
  governorates: readonly Governorate[];
}

/** What is known of a buyer who types no address again; a place that is no longer listed is asked for. */
export function firstDraft({ name, mobile }: RoleData, { place, governorates }: Known): Draft {
  const governorate = governorates.find(({ id }) => id === place?.governorateId);
  const city = governorate?.cities.find(({ id }) => id === place?.cityId);
  return { recipient: name, mobile, governorateId: governorate?.id, cityId: city?.id };
}

/** Stores the values of the form's address fields. */
export function storeDraft(userId: number, form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { governorateId, ...address } = readAddress(Object.fromEntries(texts)) as Record<string, unknown>;
  const draft = { ...address, governorateId: Number(governorateId) || undefined };
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden, so a reload starts again.
  }
}

export function forgetDraft(userId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was stored.
  }
}
