import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { listCoupons } from '#modules/discounts/calls.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { EditCoupon, NewCoupon } from './coupon-sheets.tsx';
import { type CouponAct, CouponTable } from './coupon-table.tsx';
import { couponsText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.coupons), noindex: true });

/** A merchant's own coupons, or for a super_admin all of them. */
export default function Coupons() {
  const query = useListQuery({});
  const coupons = useRememberedCall(listCoupons, { page: query.page });
  const [asked, setAsked] = useState<CouponAct | 'new' | null>(null);
  const sheet = { onClose: () => setAsked(null), onChanged: coupons.reload };
  return (
    <>
      <PageHead title={pageTitles.coupons}>
        <Button icon="plus" onClick={() => setAsked('new')}>
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
        {body => <CouponTable coupons={body.coupons} onAct={setAsked} />}
      </Listed>
      {asked !== null && <ChosenSheet asked={asked} {...sheet} />}
    </>
  );
}

interface ChosenSheetProps {
  asked: CouponAct | 'new';
  onClose: () => void;
  onChanged: () => unknown;
}

function ChosenSheet({ asked, ...sheet }: ChosenSheetProps) {
  if (asked === 'new') return <NewCoupon like={null} {...sheet} />;
  if (asked.act === 'copy') return <NewCoupon like={asked.coupon} {...sheet} />;
  return <EditCoupon coupon={asked.coupon} {...sheet} />;
}
