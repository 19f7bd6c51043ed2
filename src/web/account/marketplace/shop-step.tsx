import { Button } from '#kit/button.tsx';
import { sendApplicationLogo } from '#modules/merchants/application.calls.ts';
import { MerchantLogo } from '#modules/merchants/ui/merchant-logo.tsx';
import { FilePicker } from '../../parts/file-picker.tsx';
import { DraftArea, DraftField } from './draft-field.tsx';
import styles from './form.module.css';
import type { StepProps } from './step.ts';
import { applyText } from './text.ts';

/** The shop's description, and the address where its goods come from and return to. */
export function ShopStep({ application, onChange, draft, errors, goTo }: StepProps) {
  const shared = { draft, errors };
  return (
    <div className={styles.fields}>
      <div className={styles.logo}>
        <MerchantLogo
          merchant={{ id: application?.id ?? 1, logoUrl: application?.logoUrl ?? '' }}
          size={72}
        />
        <FilePicker
          label={application?.logoUrl ? applyText.changeLogo : applyText.chooseLogo}
          hint={applyText.logoHint}
          accept="image/*"
          call={sendApplicationLogo}
          input={{}}
          onDone={onChange}
        />
      </div>
      <DraftField
        {...shared}
        name="nameAr"
        label={applyText.nameAr}
        hint={applyText.nameHint}
        autoComplete="organization"
      />
      <DraftField {...shared} name="activity" label={applyText.activity} hint={applyText.activityHint} />
      <DraftField
        {...shared}
        name="expectedProducts"
        label={applyText.expectedProducts}
        inputMode="numeric"
        optional
      />
      <DraftField {...shared} name="phone" label={applyText.phone} type="tel" autoComplete="tel" ltr />
      <DraftField {...shared} name="email" label={applyText.email} type="email" autoComplete="email" ltr />
      <DraftArea {...shared} name="address" label={applyText.address} autoComplete="street-address" />
      <DraftArea
        {...shared}
        name="returnAddress"
        label={applyText.returnAddress}
        hint={applyText.returnHint}
        optional
      />
      <div className={styles.buttons}>
        <Button onClick={() => goTo('legal')}>{applyText.next}</Button>
      </div>
    </div>
  );
}
