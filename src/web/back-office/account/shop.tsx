import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { editShopAccount, sendShopLogo, showShopAccount } from '#modules/merchants/account.calls.ts';
import type { ShopAccount } from '#modules/merchants/shop-account.ts';
import { LegalIdentity } from '#modules/merchants/ui/legal-identity.tsx';
import { MerchantLogo } from '#modules/merchants/ui/merchant-logo.tsx';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { CallForm } from '../../data/call-form.tsx';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { FilePicker } from '../../parts/file-picker.tsx';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { accountText } from './text.ts';

/** The shop's description of itself. Its legal identity is only shown, because a change of it is reviewed. */
export function Shop() {
  const answer = useCall(showShopAccount, {});
  return (
    <Section title={accountText.shop}>
      <Answered answer={answer}>
        {({ shop }) =>
          shop && (
            <>
              <ShopStatus shop={shop} />
              <Logo shop={shop} onDone={answer.reload} />
              <ShopForm shop={shop} />
              <hr className={styles.rule} />
              <LegalIdentity merchant={shop} />
              <p className="muted">
                {accountText.legalNote} <Link to="?tab=identity">{accountText.legalLink}</Link>
              </p>
            </>
          )
        }
      </Answered>
    </Section>
  );
}

/** Why something does not work as it did; that a suspended shop may only look is said on every page. */
function ShopStatus({ shop: { status, statusReason } }: { shop: ShopAccount }) {
  const isRestricted = status === 'restricted';
  if (!isRestricted && !(status === 'suspended' && statusReason)) return null;
  return (
    <Note tone="danger">
      {isRestricted && <p>{accountText.restricted}</p>}
      {statusReason && (
        <p>
          {accountText.reason}: {statusReason}
        </p>
      )}
    </Note>
  );
}

function Logo({ shop: { id, logoUrl }, onDone }: { shop: ShopAccount; onDone: () => Promise<void> }) {
  const done = () => {
    showToast(accountText.logoSaved);
    void onDone();
  };
  return (
    <div className="cluster">
      <MerchantLogo merchant={{ id, logoUrl }} size={72} />
      <FilePicker
        label={accountText.changeLogo}
        hint={accountText.logoHint}
        accept="image/*"
        call={sendShopLogo}
        input={{}}
        onDone={done}
      />
    </div>
  );
}

function ShopForm({ shop }: { shop: ShopAccount }) {
  const form = useCallForm(editShopAccount, { onDone: () => showToast(accountText.saved) });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <Field label={accountText.nameAr} name="nameAr" defaultValue={shop.nameAr} />
      <Field label={accountText.activity} name="activity" defaultValue={shop.activity} />
      <Field label={accountText.email} name="email" type="email" ltr defaultValue={shop.email} />
      <TextAreaField
        label={accountText.returnAddress}
        name="returnAddress"
        optional
        defaultValue={shop.returnAddress}
      />
      <Field
        label={accountText.lowStockAt}
        hint={accountText.lowStockHint}
        name="lowStockAt"
        inputMode="numeric"
        defaultValue={formatCount(shop.lowStockAt)}
      />
      <Button type="submit" busy={form.busy ? accountText.saving : undefined}>
        {accountText.save}
      </Button>
    </CallForm>
  );
}
