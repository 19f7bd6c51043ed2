import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { saveTaxProfile, type TaxProfile } from '#modules/taxes/calls.ts';
import { PROFILE_FIELDS, type ProfileField } from '#modules/taxes/taxpayer.ts';
import { isolate } from '#platform/isolate.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../parts/money.module.css';
import { taxText as text } from './text.ts';

interface ProfileFormProps {
  profile: TaxProfile;
  onSaved: () => Promise<void>;
}

const LATIN: ReadonlySet<ProfileField> = new Set(['clientId', 'deviceSerial', 'branchCode', 'activityCode']);

/** Documents are sent only with a whole account. The secret is written and never read. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const form = useCallForm(saveTaxProfile, {
    read: fields => ({ ...fields, isActive: fields['isActive'] === 'on' }),
    async onDone() {
      showToast(text.saved);
      await onSaved();
    },
  });
  return (
    <section className={styles.panel} aria-label={text.account}>
      <h2>{text.account}</h2>
      <p className={styles.quiet}>
        {profile.registration ? text.registration(isolate(profile.registration)) : text.noRegistration}
      </p>
      {profile.trouble && <Note tone="danger">{text.trouble(isolate(profile.trouble))}</Note>}
      <CallForm form={form} className={styles.wideForm}>
        <FormError message={form.message} />
        <div className={styles.pairs}>
          {PROFILE_FIELDS.map(name => (
            <Field
              key={name}
              name={name}
              label={text[name]}
              ltr={LATIN.has(name)}
              autoComplete="off"
              defaultValue={profile[name]}
            />
          ))}
          <Field
            name="clientSecret"
            label={text.clientSecret}
            type="password"
            ltr
            autoComplete="off"
            hint={profile.hasSecret ? text.secretStored : undefined}
          />
        </div>
        <Checkbox name="isActive" label={text.isActive} defaultChecked={profile.isActive} />
        <p className={styles.quiet}>{text.isActiveHint}</p>
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy ? text.saving : undefined}>
            {text.save}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
