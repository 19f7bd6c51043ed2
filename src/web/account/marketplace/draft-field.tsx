import type { ComponentProps } from 'react';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import type { StepProps } from './step.ts';

type Shared = Pick<StepProps, 'draft' | 'errors'>;

/** A line of the form whose text is stored while it is typed. */
export function DraftField({
  draft,
  errors,
  ...field
}: Shared & Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'error'>) {
  return (
    <Field
      {...field}
      value={draft.fields[field.name] ?? ''}
      onChange={event => draft.change(field.name, event.target.value)}
      onBlur={() => void draft.flush()}
      error={errors[field.name]}
    />
  );
}

export function DraftArea({
  draft,
  errors,
  ...field
}: Shared & Omit<ComponentProps<typeof TextAreaField>, 'value' | 'onChange' | 'error'>) {
  return (
    <TextAreaField
      {...field}
      value={draft.fields[field.name] ?? ''}
      onChange={event => draft.change(field.name, event.target.value)}
      onBlur={() => void draft.flush()}
      error={errors[field.name]}
    />
  );
}
