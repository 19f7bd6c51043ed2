import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import { kitText } from '../text.ts';
import { Field } from './field.tsx';

/** A password that can be shown. Set `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'ltr' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      ltr
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye' : 'eye-off'}
          label={shown ? kitText.hidePassword : kitText.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
