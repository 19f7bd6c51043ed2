import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listCoupons } from '#modules/discounts/calls.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponTable } from './coupon-table.tsx';
import { couponsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.coupons), noindex: true });

/** A merchant's own coupons, or for a super_admin all of them. */
export default function Coupons() {
  const query = useListQuery({});
  const coupons = useRememberedCall(listCoupons, { page: query.page });
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
      <Listed
        answer={coupons}
        query={query}
        text={couponsText}
        page={body => ({ rows: body.coupons, pages: body.totalPages })}
        empty={{ title: couponsText.none, text: couponsText.noneText }}
      >
        {body => <CouponTable coupons={body.coupons} />}
      </Listed>
      <Drawer open={creating} onClose={() => setCreating(false)} title={couponsText.create}>
        <CouponForm onDone={done} />
      </Drawer>
    </>
  );
}
