import { readAddress, type SavedAddress } from '#modules/accounts/address.ts';
import type { TypedExtras } from '#modules/checkout/extras.ts';

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
