import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listCoupons } from '#modules/discounts/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponTable } from './coupon-table.tsx';
import { couponsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.coupons), noindex: true });

/** A merchant's own coupons, or for a super_admin all of them. */
export default function Coupons() {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const coupons = useCall(listCoupons, { page });
  const [creating, setCreating] = useState(false);
  const done = () => {
    setCreating(false);
    showToast(couponsText.created);
    void coupons.reload();
  };
  return (
    <>
      <PageHead title={pageTitles.coupons}>
        <Button icon="plus" onClick={() => setCreating(true)}>
          {couponsText.create}
        </Button>
      </PageHead>
      <Answered answer={coupons} heading="h2" text={couponsText}>
        {body =>
          body.coupons.length === 0 ? (
            <EmptyState title={couponsText.none} text={couponsText.noneText} />
          ) : (
            <>
              <CouponTable coupons={body.coupons} />
              <Pagination page={page} pages={body.totalPages} hrefFor={to => `?page=${to}`} />
            </>
          )
        }
      </Answered>
      <Drawer open={creating} onClose={() => setCreating(false)} title={couponsText.create}>
        <CouponForm onDone={done} />
      </Drawer>
    </>
  );
}
