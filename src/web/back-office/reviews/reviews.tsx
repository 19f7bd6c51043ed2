import { useSession } from '../../data/session.ts';
import panels from '../panel.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { MerchantReviews } from './merchant-reviews.tsx';
import { StaffReviews } from './staff-reviews.tsx';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.reviews), noindex: true });

/** Staff decide what shoppers see; a merchant answers what is said of its goods. */
export default function ReviewsPage() {
  const isMerchant = useSession().role === 'merchant';
  return (
    <div className={panels.page}>
      <PageHead title={pageTitles.reviews} />
      {isMerchant ? <MerchantReviews /> : <StaffReviews />}
    </div>
  );
}
