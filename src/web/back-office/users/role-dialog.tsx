import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { GIVEN_ROLES, type UserDetails } from '#modules/accounts/user.ts';
import { changeRole } from '#modules/accounts/users.calls.ts';
import { formatMobile } from '#platform/phone.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { calledBy, roleNames } from '../text.ts';
import { roleDialogText } from './text.ts';

interface RoleDialogProps {
  user: UserDetails;
  onClose: () => void;
  onDone: (user: UserDetails) => void;
}

/** The new role, and the person's name typed, or the mobile of who has none, so that nobody becomes super_admin by mistake. */
export function RoleDialog({ user, onClose, onDone }: RoleDialogProps) {
  const form = useDialogForm(changeRole, {
    read: fields => ({ ...fields, userId: user.id, was: user.role }),
    done: changed => roleDialogText.done(calledBy(changed.name), roleNames[changed.role]),
    onClose,
    onChanged: changed => changed && onDone(changed),
  });
  const roles = GIVEN_ROLES.filter(role => role !== user.role);
  return (
    <FormDialog
      form={form}
      icon="users"
      title={roleDialogText.title(calledBy(user.name))}
      text={roleDialogText.text}
      submit={roleDialogText.submit}
      onClose={onClose}
    >
      <SelectField
        label={roleDialogText.newRole}
        name="role"
        defaultValue=""
        placeholder={roleDialogText.choose}
        options={roles.map(role => ({ value: role, label: roleNames[role] }))}
      />
      <Field
        label={user.name ? roleDialogText.typeName : roleDialogText.typeMobile}
        name="name"
        autoComplete="off"
        placeholder={user.name || formatMobile(user.mobile)}
      />
    </FormDialog>
  );
}
