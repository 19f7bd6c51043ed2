import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { Price } from '#kit/price.tsx';
import { type CouponBody, switchCoupon } from '#modules/discounts/calls.ts';
import { checkCoupon } from '#modules/discounts/coupon.ts';
import { merchantName } from '#modules/merchants/merchant.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../data/api.ts';
import styles from './coupons.module.css';
import { couponsText, idleNames, usedOf } from './text.ts';

/** What is asked about a coupon in a sheet. */
export interface CouponAct {
  act: 'edit' | 'copy';
  coupon: CouponBody;
}

const columns = (onAct: (asked: CouponAct) => void): readonly Column<CouponBody>[] => [
  ...COLUMNS,
  { id: 'acts', header: couponsText.acts, cell: coupon => <Acts coupon={coupon} onAct={onAct} /> },
];

const COLUMNS: readonly Column<CouponBody>[] = [
  { id: 'code', header: couponsText.code, cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
  { id: 'discount', header: couponsText.discount, cell: coupon => <Discount {...coupon} /> },
  { id: 'scope', header: couponsText.scope, cell: coupon => <Scope {...coupon} /> },
  { id: 'period', header: couponsText.period, cell: coupon => <Period {...coupon} /> },
  { id: 'uses', header: couponsText.uses, cell: ({ uses, totalLimit }) => usedOf(uses, totalLimit) },
  { id: 'given', header: couponsText.given, cell: ({ given }) => <Price pounds={given} size="amount" /> },
  {
    id: 'state',
    header: couponsText.state,
    cell: coupon => <State key={String(coupon.active)} {...coupon} />,
  },
];

interface CouponTableProps {
  coupons: readonly CouponBody[];
  onAct: (asked: CouponAct) => void;
}

export function CouponTable({ coupons, onAct }: CouponTableProps) {
  return (
    <DataTable label={couponsText.table} columns={columns(onAct)} rows={coupons} idOf={({ id }) => id} />
  );
}

function Acts({ coupon, onAct }: { coupon: CouponBody; onAct: CouponTableProps['onAct'] }) {
  if (!coupon.mine) return null;
  return (
    <div className={styles.acts}>
      {(['edit', 'copy'] as const).map(act => (
        <Button
          key={act}
          variant="text"
          size="small"
          aria-label={couponsText.actOn(couponsText[act], coupon.code)}
          onClick={() => onAct({ act, coupon })}
        >
          {couponsText[act]}
        </Button>
      ))}
    </div>
  );
}

function Discount({ percent, amount }: CouponBody) {
  if (amount !== null) return <Price pounds={amount} size="amount" />;
  return `${formatCount(percent ?? 0)}${couponsText.percentSign}`;
}

function Scope({ merchantId, merchantName: name, categoryIds, productIds }: CouponBody) {
  const goods = categoryIds.length + productIds.length > 0 ? couponsText.someGoods : couponsText.everything;
  if (merchantId === null) return goods;
  return (
    <>
      {goods} · <bdi>{merchantName(name ?? '')}</bdi>
    </>
  );
}

function Period({ startsAt, endsAt }: CouponBody) {
  // It ends when that day begins, so the last day it may be used is the one before.
  const last = endsAt === null ? couponsText.open : formatDate(new Date(Date.parse(endsAt) - 1));
  return `${formatDate(new Date(startsAt))} – ${last}`;
}

/** Stopping takes effect at once; it shows what the server answered. What runs may still be of no use today. */
function State({ mine, ...coupon }: CouponBody) {
  const { id, startsAt, endsAt } = coupon;
  const [active, setActive] = useState(coupon.active);
  const [now] = useState(() => new Date());
  const [busy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    try {
      setActive((await api(switchCoupon, { couponId: id, active: !active })).active);
    } catch (error) {
      showFailure((error instanceof Refusal ? error : generalRefusal('unexpected')).message);
    }
    setBusy(false);
  };
  const times = { startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
  const idle = checkCoupon({ ...coupon, ...times, active, buyerLimit: null }, { now, usedByBuyer: 0 });
  return (
    <>
      <Pill tone={idle ? 'neutral' : 'ok'}>{(idle && idleNames[idle]) ?? couponsText.active}</Pill>
      {mine && (
        <Button variant="text" size="small" disabled={busy} onClick={turn}>
          {active ? couponsText.stop : couponsText.start}
        </Button>
      )}
    </>
  );
}
