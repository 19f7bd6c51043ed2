import { classNames } from '#kit/class-names.ts';
import { DEFAULT_LOGO } from '#modules/media/picture.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { Merchant } from '../merchant.ts';
import styles from './merchant-logo.module.css';

interface MerchantLogoProps {
  merchant: Pick<Merchant, 'id' | 'logoUrl'>;
  /** Its width in pixels. */
  size: 40 | 60 | 72;
}

/** Round, on the merchant's own tint; a missing or broken logo becomes the default one [IMG-3]. */
export function MerchantLogo({ merchant, size }: MerchantLogoProps) {
  return (
    <span className={classNames(styles.logo, styles[`size${size}`], tintOf(merchant.id))}>
      <Picture
        identifier={merchant.logoUrl || DEFAULT_LOGO}
        alt=""
        width={size}
        height={size}
        sizes={`${size}px`}
        placeholder={DEFAULT_LOGO}
      />
    </span>
  );
}
