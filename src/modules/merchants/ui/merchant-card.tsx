import { Link } from 'react-router';
import { Awning } from '#kit/display/awning.tsx';
import type { Merchant } from '../merchant.ts';
import { NAMELESS_MERCHANT } from '../text.ts';
import styles from './merchant-card.module.css';
import { MerchantLogo } from './merchant-logo.tsx';

/** A shop front: awning, logo, name; missing parts become «متجر» and the default logo [LND-6]. */
export function MerchantCard({ merchant }: { merchant: Merchant }) {
  return (
    <Link to={`/merchant/${merchant.id}`} className={styles.card}>
      <Awning id={merchant.id} />
      <MerchantLogo merchant={merchant} size={60} />
      <span className={styles.name}>{merchant.nameAr || NAMELESS_MERCHANT}</span>
    </Link>
  );
}
