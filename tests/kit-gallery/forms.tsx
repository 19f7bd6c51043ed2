import { useState } from 'react';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { RadioCard } from '#kit/form/radio-card.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Stepper } from '#kit/form/stepper.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import styles from './gallery.module.css';

const CITIES = [
  { value: 'c', label: 'القاهرة' },
  { value: 'g', label: 'الجيزة' },
];

export function FormGroup() {
  const [quantity, setQuantity] = useState(2);
  return (
    <>
      <FormError message="البيانات غير صحيحة، راجع الرقم أو البريد وكلمة المرور." />
      <div className={styles.grid}>
        <SelectField
          label="المحافظة"
          name="governorate"
          options={CITIES}
          placeholder="اختر المحافظة"
          defaultValue="c"
        />
        <Field label="الشارع" name="street" placeholder="مثال: شارع ٩" />
        <Field
          label="رقم الموبايل"
          name="mobile"
          type="tel"
          ltr
          defaultValue="0100 000"
          error="رقم الموبايل ١١ رقمًا"
          hint="يتصل بك مندوب التوصيل على هذا الرقم"
        />
        <Field label="معطّل" name="off" defaultValue="غير متاح" disabled />
        <PasswordField
          label="كلمة المرور"
          name="password"
          defaultValue="12345678"
          autoComplete="current-password"
        />
        <Field label="تاريخ الميلاد" name="birth" type="date" />
        <TextAreaField
          label="علامة مميزة"
          name="landmark"
          optional
          placeholder="بجوار الصيدلية، أمام الحديقة"
        />
      </div>
      <div className={styles.grid}>
        <Checkbox
          label={
            <>
              قرأت <a href="#terms">الشروط</a> وأوافق عليها.
            </>
          }
          name="terms"
          defaultChecked
        />
        <Checkbox label="متجر النيل" name="nile" end={<span>٦٤</span>} />
        <Checkbox label="أوافق" name="agree" error="وافق على الشروط لتكمل" />
        <fieldset className={styles.group}>
          <legend className="visually-hidden">طريقة الدفع</legend>
          <RadioCard
            name="pay"
            value="cash"
            icon="cash"
            title="الدفع عند الاستلام"
            text="ادفع نقدًا لمندوب التوصيل"
            defaultChecked
          />
          <RadioCard name="pay" value="card" icon="card" title="بطاقة بنكية" text="بطاقات الخصم والائتمان" />
        </fieldset>
        <div className={styles.row}>
          <Stepper value={quantity} onChange={setQuantity} />
          <Stepper value={1} onChange={setQuantity} size="small" label="كمية أخرى" />
        </div>
      </div>
    </>
  );
}
