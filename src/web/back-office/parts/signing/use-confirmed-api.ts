import { createContext, useContext } from 'react';
import { Refusal } from '#platform/refusal.ts';
import { api } from '../../../data/api.ts';

export type Outcome = 'confirmed' | 'given up';

/** Asks for the password. */
export const Gate = createContext<() => Promise<Outcome>>(async () => 'given up');

/** `api` for calls that may want the password first: it is asked for, and the call made again. */
export function useConfirmedApi(): typeof api {
  const ask = useContext(Gate);
  return async (call, input) => {
    try {
      return await api(call, input);
    } catch (error) {
      if (
        !(error instanceof Refusal) ||
        error.code !== 'confirmation_needed' ||
        (await ask()) !== 'confirmed'
      )
        throw error;
      return api(call, input);
    }
  };
}
