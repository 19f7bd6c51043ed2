import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { beginHoliday, endHoliday, showShopAccount } from '#modules/merchants/account.calls.ts';
import { LONGEST_HOLIDAY, type ShopAccount } from '#modules/merchants/shop-account.ts';
import { addDays, cairoDay, formatDate } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { NEXT_STEP, useNextStep } from '../parts/focus.ts';
import { accountText, holidayFormText } from './text.ts';

/** The shop takes no new orders up to a day and then reopens automatically (docs/orders-rules.md, Merchants). */
export function Holiday() {
  const answer = useCall(showShopAccount, {});
  const { onStepped } = useNextStep(bodyOf(answer), answer.reload);
  return (
    <Section title={accountText.holiday}>
      <p className="muted">{holidayFormText.about}</p>
      <Answered answer={answer}>
        {({ shop }) => shop && <HolidayOf shop={shop} onChange={onStepped} />}
      </Answered>
      <p className="muted">{holidayFormText.forGood}</p>
    </Section>
  );
}

interface HolidayProps {
  shop: ShopAccount;
  onChange: () => Promise<void>;
}

function HolidayOf({ shop, onChange }: HolidayProps) {
  if (shop.status === 'on_holiday') return <OnHoliday shop={shop} onChange={onChange} />;
  if (shop.status === 'active') return <BeginHoliday onChange={onChange} />;
  return <Note tone="warn">{holidayFormText.notNow}</Note>;
}

function OnHoliday({ shop: { holidayUntil }, onChange }: HolidayProps) {
  const action = useAction();
  const end = () =>
    action.run(async () => {
      await api(endHoliday, {});
      showToast(holidayFormText.ended);
      await onChange();
    });
  return (
    <>
      <Note tone="info">
        {holidayUntil
          ? holidayFormText.isOn(formatDate(new Date(holidayUntil)))
          : holidayFormText.isOnWithoutEnd}
      </Note>
      <FormError message={action.message} />
      <Button
        {...NEXT_STEP}
        className={styles.start}
        onClick={end}
        busy={action.busy ? accountText.saving : undefined}
      >
        {holidayFormText.end}
      </Button>
    </>
  );
}

function BeginHoliday({ onChange }: Pick<HolidayProps, 'onChange'>) {
  const [today] = useState(() => cairoDay(new Date()));
  const form = useCallForm(beginHoliday, {
    async onDone() {
      showToast(holidayFormText.begun);
      await onChange();
    },
  });
  return (
    <CallForm form={form} className={styles.form}>
      <FormError message={form.message} />
      <Field
        label={holidayFormText.until}
        name="until"
        type="date"
        min={addDays(today, 1)}
        max={addDays(today, LONGEST_HOLIDAY)}
      />
      <Button {...NEXT_STEP} type="submit" busy={form.busy ? holidayFormText.beginning : undefined}>
        {holidayFormText.begin}
      </Button>
    </CallForm>
  );
}
