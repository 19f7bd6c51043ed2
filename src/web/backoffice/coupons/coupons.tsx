import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listCoupons } from '#modules/discounts/contract.ts';
import { useCall } from '../../account/use-call.ts';
import { backofficeText, pageTitles } from '../text.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponTable } from './coupon-table.tsx';
import styles from './coupons.module.css';
import { couponsText } from './text.ts';

export const meta = () => ({ title: backofficeText.titled(pageTitles.coupons), noindex: true });

/** A merchant's own coupons, or for super_admin all of them. */
export default function Coupons() {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { reload, ...answer } = useCall(listCoupons, { page });
  const [creating, setCreating] = useState(false);
  const create = <Button onClick={() => setCreating(true)}>{couponsText.create}</Button>;
  const done = () => {
    setCreating(false);
    showToast(couponsText.created);
    void reload();
  };
  return (
    <>
      <header className={styles.head}>
        <h1>{pageTitles.coupons}</h1>
        {create}
      </header>
      {answer.state === 'loading' && <Loading text={couponsText.loading} />}
      {answer.state === 'failed' && (
        <EmptyState
          title={couponsText.failed}
          text={couponsText.tryLater}
          action={<Button onClick={reload}>{couponsText.retry}</Button>}
        />
      )}
      {answer.state === 'ready' && answer.body.coupons.length === 0 && (
        <EmptyState title={couponsText.none} text={couponsText.noneText} />
      )}
      {answer.state === 'ready' && answer.body.coupons.length > 0 && (
        <>
          <CouponTable coupons={answer.body.coupons} />
          <Pagination page={page} pages={answer.body.totalPages} hrefFor={to => `?page=${to}`} />
        </>
      )}
      <Drawer open={creating} onClose={() => setCreating(false)} title={couponsText.create}>
        <CouponForm onDone={done} />
      </Drawer>
    </>
  );
}
