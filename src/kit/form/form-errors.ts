import { createContext, useContext } from 'react';

/** What is wrong in the form around, by the names of its fields. */
export const FormErrors = createContext<Readonly<Record<string, string>>>({});

export const useFormErrors = () => useContext(FormErrors);

/** The sentence at a field: its own if it has one, otherwise its form's for its name. Null means none. */
export function useFieldError(
  name: string | undefined,
  own: string | null | undefined,
): string | null | undefined {
  const ofForm = useFormErrors()[name ?? ''];
  return own === undefined ? ofForm : own;
}
