import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ENTITY_NAMES } from '#modules/merchants/application.text.ts';
import { formatTaxNumber } from '#modules/merchants/merchant.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { revealNationalId } from '#modules/merchants/review.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { formatMobile } from '#platform/phone.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { calledBy } from '../text.ts';
import styles from './detail.module.css';
import { merchantsText } from './text.ts';

type Row = readonly [label: string, value: string, ltr?: 'ltr'];

/** All given facts, in two columns; missing ones say so. */
export function Facts({ file }: { file: MerchantFile }) {
  const rows: Row[] = [
    [merchantsText.activity, file.activity],
    [merchantsText.entityKind, ENTITY_NAMES[file.entityKind]],
    [merchantsText.legalName, file.legalName],
    [merchantsText.commercialRegister, file.commercialRegister, 'ltr'],
    [merchantsText.taxNumber, formatTaxNumber(file.taxNumber), 'ltr'],
    [merchantsText.vatRegistered, file.vatRegistered ? merchantsText.yes : merchantsText.no],
    [merchantsText.phone, formatMobile(file.phone), 'ltr'],
    [merchantsText.email, file.email, 'ltr'],
    [merchantsText.address, file.address],
    [merchantsText.returnAddress, file.returnAddress || file.address],
    ...countRows(file),
    ...(file.holidayUntil
      ? [[merchantsText.holidayUntil, formatDate(new Date(file.holidayUntil))] as const]
      : []),
  ];
  return (
    <dl className={styles.facts} aria-label={merchantsText.facts}>
      {rows.map(([label, value, direction]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir={direction}>{value || merchantsText.missing}</bdi>
          </dd>
        </div>
      ))}
      {file.nationalId && <NationalId file={file} />}
    </dl>
  );
}

/** For an applicant the expected sales; for a merchant the real ones. */
function countRows({ expectedProducts, products, openOrders, members }: MerchantFile): Row[] {
  if (members.length === 0) return [[merchantsText.expectedProducts, expectedProducts]];
  return [
    [merchantsText.products, formatCount(products)],
    [merchantsText.openOrders, formatCount(openOrders)],
    [merchantsText.members, members.map(({ name }) => calledBy(name)).join('، ')],
  ];
}

/** Shown in full only on request, which is recorded. */
function NationalId({ file: { id, nationalId } }: { file: MerchantFile }) {
  const [shown, setShown] = useState<string>();
  const action = useAction();
  const reveal = () =>
    action.run(async () => setShown((await api(revealNationalId, { merchantId: id })).nationalId));
  return (
    <div>
      <dt>{merchantsText.nationalId}</dt>
      <dd>
        <bdi dir="ltr">{shown ?? nationalId}</bdi>
        {shown === undefined && (
          <Button
            variant="text"
            size="small"
            onClick={reveal}
            busy={action.busy ? merchantsText.working : undefined}
          >
            {merchantsText.reveal}
          </Button>
        )}
      </dd>
    </div>
  );
}
