import { listMethods } from '#modules/payments/calls.ts';
import { api } from '../../data/api.ts';

/** Why this buyer cannot pay at the door, in words; null if nothing is known against it, also because nobody answered. */
export async function askCashDenied(): Promise<string | null> {
  try {
    return (await api(listMethods, {})).cashDenied;
  } catch (error) {
    console.error('what speaks against cash could not be asked', error);
    return null;
  }
}
