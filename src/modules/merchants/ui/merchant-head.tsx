import type { ReactNode } from 'react';
import { Awning } from '#kit/display/awning.tsx';
import type { MerchantProfile } from '../merchant.ts';
import { NAMELESS_MERCHANT } from '../text.ts';
import { LegalIdentity } from './legal-identity.tsx';
import styles from './merchant-head.module.css';
import { MerchantLogo } from './merchant-logo.tsx';
import { onHolidayUntil, sellerText } from './text.ts';

interface MerchantHeadProps {
  merchant: MerchantProfile;
  /** Under the name: how many products it sells. */
  children: ReactNode;
}

const AWNINGS = [1, 2, 3, 4, 5, 6, 7];

/** Awnings side by side, each over the last scallop of the one before, so that the rows continue. */
function WideAwning({ id }: { id: number }) {
  return (
    <div className={styles.awning}>
      {AWNINGS.map(each => (
        <Awning key={each} id={id} />
      ))}
    </div>
  );
}

function holidayNotice({ holidayUntil }: MerchantProfile): string {
  return holidayUntil ? onHolidayUntil(new Date(holidayUntil)) : sellerText.onHoliday;
}

/** The shop front above a merchant's products, with its legal identity. */
export function MerchantHead({ merchant, children }: MerchantHeadProps) {
  return (
    <header className={styles.head}>
      <WideAwning id={merchant.id} />
      <div className={styles.body}>
        <MerchantLogo merchant={merchant} size={72} />
        <div>
          <h1 tabIndex={-1}>{merchant.nameAr || NAMELESS_MERCHANT}</h1>
          <div className="muted">{children}</div>
        </div>
        <LegalIdentity merchant={merchant} />
      </div>
      {merchant.onHoliday && <p className={styles.holiday}>{holidayNotice(merchant)}</p>}
    </header>
  );
}
