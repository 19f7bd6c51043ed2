import type { ComponentProps } from 'react';
import { FormErrors } from '#kit/form/form-errors.ts';
import type { CallFormState } from './use-call-form.ts';

interface CallFormProps extends ComponentProps<'form'> {
  form: Pick<CallFormState, 'props' | 'errors'>;
}

/** The form of a call. What the server refuses of a field appears at the field of that name. */
export function CallForm({ form, ...own }: CallFormProps) {
  return (
    <FormErrors value={form.errors}>
      <form {...form.props} {...own} />
    </FormErrors>
  );
}
