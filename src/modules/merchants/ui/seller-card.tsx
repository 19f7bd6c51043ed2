import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import type { MerchantProfile } from '../merchant.ts';
import { NAMELESS_MERCHANT } from '../text.ts';
import { LegalIdentity } from './legal-identity.tsx';
import { MerchantLogo } from './merchant-logo.tsx';
import styles from './seller-card.module.css';
import { sellerText } from './text.ts';

/**
 * The seller of this product, with a link to the shop. The legal identity is missing only if it could not be loaded.
 */
export function SellerCard({ seller, profile, children }: SellerCardProps) {
  return (
    <section className={styles.card} aria-label={sellerText.soldBy}>
      <div className="row">
        <MerchantLogo merchant={{ id: seller.merchantId, logoUrl: seller.merchantLogoUrl }} size={60} />
        <p className={styles.name}>
          <span className="fine">{sellerText.soldBy}</span>
          <strong>{seller.merchantName || NAMELESS_MERCHANT}</strong>
        </p>
        <div className={styles.acts}>
          {children}
          <ButtonLink variant="soft" size="small" to={`/merchant/${seller.merchantId}`}>
            {sellerText.visit}
          </ButtonLink>
        </div>
      </div>
      {profile && <LegalIdentity merchant={profile} />}
    </section>
  );
}

interface SellerCardProps {
  seller: Seller;
  profile: MerchantProfile | null;
  /** What else leads to the shop, before the link to it. */
  children?: ReactNode;
}

interface Seller {
  merchantId: number;
  merchantName: string;
  merchantLogoUrl: string;
}
