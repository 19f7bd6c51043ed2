import type { ChangeEvent } from 'react';

type Texts<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string;

/** What a control needs for one text of an edited form: its name, what is typed, and how that changes. */
export const textField = <F>(
  { form, change }: { form: F; change: (change: Partial<F>) => void },
  name: Texts<F>,
) => ({
  name,
  value: form[name] as string,
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    change({ [name]: target.value } as Partial<F>),
});
