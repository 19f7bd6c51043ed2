import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { GIVEN_ROLES, type UserDetails } from '#modules/accounts/user.ts';
import { changeRole } from '#modules/accounts/users.calls.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { useReturn } from '../parts/focus.ts';
import { roleNames } from '../text.ts';
import { roleDialogText, userText } from './text.ts';
import styles from './users.module.css';

interface RoleDialogProps {
  user: UserDetails;
  onClose: () => void;
  onDone: (user: UserDetails) => void;
}

/** The new role, and the person's name typed, so that nobody becomes super_admin by mistake. */
export function RoleDialog({ user, onClose, onDone }: RoleDialogProps) {
  const form = useCallForm(changeRole, {
    read: fields => ({ ...fields, userId: user.id, was: user.role }),
    onDone(changed) {
      showToast(roleDialogText.done(changed.name, roleNames[changed.role]));
      onDone(changed);
    },
  });
  useReturn();
  const roles = GIVEN_ROLES.filter(role => role !== user.role);
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="users"
      title={roleDialogText.title(user.name)}
      text={roleDialogText.text}
    >
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <SelectField
          label={roleDialogText.newRole}
          name="role"
          defaultValue=""
          placeholder={roleDialogText.choose}
          options={roles.map(role => ({ value: role, label: roleNames[role] }))}
          error={form.errors.role}
        />
        <Field
          label={roleDialogText.typeName}
          name="name"
          autoComplete="off"
          placeholder={user.name}
          error={form.errors.name}
        />
        <Button type="submit" block busy={form.busy ? userText.working : undefined}>
          {roleDialogText.submit}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {userText.cancel}
        </Button>
      </form>
    </AlertDialog>
  );
}
